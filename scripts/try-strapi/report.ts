import type { Place } from './internals';
import type { Verdict } from './judge';

const kinds = ['fits', 'does not fit', 'could not be tried'] as const;
const width = Math.max(...kinds.map((kind) => kind.length));

const indented = (lines: readonly string[]) => lines.map((line) => `${' '.repeat(width + 2)}  ${line}`);

function detailsOf({ reliesOn, files }: Place, verdict: Verdict): string[] {
  if (verdict.kind === 'fits') return [];
  const said = verdict.kind === 'does not fit' ? [verdict.where, verdict.line] : [`no word of ${verdict.where}`];
  return indented([...said, `It relies on: ${reliesOn}.`, `See ${files.join(', ')}.`]);
}

/** Every place with its verdict, and under those that do not fit the first line that says why. */
export function table(verdicts: readonly (readonly [Place, Verdict])[]): string {
  return verdicts
    .flatMap(([place, verdict]) => [`${verdict.kind.padEnd(width)}  ${place.name}`, ...detailsOf(place, verdict)])
    .join('\n');
}

/** How many of each kind. */
export function summary(verdicts: readonly (readonly [Place, Verdict])[]): string {
  const count = (kind: Verdict['kind']) => verdicts.filter(([, verdict]) => verdict.kind === kind).length;
  return kinds
    .map((kind) => [kind, count(kind)] as const)
    .filter(([, number]) => number > 0)
    .map(([kind, number]) => `${kind}: ${number}`)
    .join(', ');
}

/** The whole list, for reading. */
export function listing(places: readonly Place[]): string {
  return places
    .map(({ name, reliesOn, because, files, tests }) =>
      [
        name,
        `  relies on  ${reliesOn}`,
        `  because    ${because}`,
        ...files.map((file) => `  file       ${file}`),
        ...tests.map(({ file, title }) => `  test       ${title === undefined ? file : `${file} › ${title}`}`),
      ].join('\n'),
    )
    .join('\n\n');
}
