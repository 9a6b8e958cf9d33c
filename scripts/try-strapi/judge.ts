import { names, type NamedTest, type Place } from './internals';
import type { Result } from './reports';

/** An error of the compiler, in a file of the CMS. */
export type TypeProblem = { readonly file: string; readonly line: string };

export type Verdict =
  | { readonly kind: 'fits' }
  | { readonly kind: 'does not fit'; readonly where: string; readonly line: string }
  | { readonly kind: 'could not be tried'; readonly where: string };

/** Titles of tests with examples hold places for them. */
function isNamed({ file, title }: NamedTest, result: Result): boolean {
  if (file !== result.file) return false;
  if (title === undefined || result.title === undefined) return true;
  const pattern = title.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/%[sdio]|\\\$\w+/g, '.*');
  return new RegExp(pattern).test(result.title);
}

const shown = ({ file, title }: NamedTest) => (title === undefined ? file : `${file} › ${title}`);

/** Whether this place fits, by its tests and the types of its files. */
export function judge(place: Place, results: readonly Result[], typeProblems: readonly TypeProblem[]): Verdict {
  const mistyped = typeProblems.find(({ file }) => names(place.files, file));
  if (mistyped !== undefined) return { kind: 'does not fit', where: mistyped.file, line: mistyped.line };
  const outcomes = place.tests.map((test) => ({ test, said: results.filter((result) => isNamed(test, result)) }));
  for (const { test, said } of outcomes) {
    const failed = said.find(({ failure }) => failure !== null);
    if (failed !== undefined) return { kind: 'does not fit', where: shown(test), line: failed.failure ?? '' };
  }
  const silent = outcomes.find(({ said }) => said.length === 0);
  return silent === undefined ? { kind: 'fits' } : { kind: 'could not be tried', where: shown(silent.test) };
}
