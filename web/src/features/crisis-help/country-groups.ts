import type { CrisisLine } from '@contracts/crisis-line';

/** Stands for every country that has no lines of its own. */
export const anyOtherCountry = 'ZZ';

export type CountryGroup = { countryCode: string; lines: readonly CrisisLine[] };

/**
 * The lines by country, the visitor's before all others; where it has none or is not known, those that hold everywhere
 * come first.
 */
export function countryGroups(lines: readonly CrisisLine[], countryCode: string | undefined): CountryGroup[] {
  const groups = new Map<string, CrisisLine[]>();
  for (const line of lines) groups.set(line.countryCode, [...(groups.get(line.countryCode) ?? []), line]);
  const first = countryCode !== undefined && groups.has(countryCode) ? countryCode : anyOtherCountry;
  return [...groups]
    .map(([code, own]) => ({ countryCode: code, lines: own }))
    .sort((one, other) => Number(other.countryCode === first) - Number(one.countryCode === first));
}
