import type { CrisisLine } from '@contracts/site-setting';

/** Stands for every country that has no lines of its own. */
const anyOther = 'ZZ';

type SplitLines = { first: readonly CrisisLine[]; others: readonly CrisisLine[] };

/** The lines of a country, and then all the others; where it has none, those that hold everywhere come first. */
export function splitLines(lines: readonly CrisisLine[], countryCode: string | undefined): SplitLines {
  const of = (code: string) => lines.filter((line) => line.countryCode === code);
  const own = countryCode === undefined ? [] : of(countryCode);
  const first = own.length > 0 ? own : of(anyOther);
  return { first, others: lines.filter((line) => !first.includes(line)) };
}
