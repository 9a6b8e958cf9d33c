import type { CrisisLine } from '@contracts/crisis-line';

/** For all countries without lines of their own. */
export const anyOtherCountry = 'ZZ';

export type CountryGroup = { countryCode: string; lines: readonly CrisisLine[] };

/** Grouped by country, the visitor's first. If it is unknown or has no lines, the international ones come first. */
export function countryGroups(lines: readonly CrisisLine[], countryCode: string | undefined): CountryGroup[] {
  const groups = new Map<string, CrisisLine[]>();
  for (const line of lines) groups.set(line.countryCode, [...(groups.get(line.countryCode) ?? []), line]);
  const first = countryCode !== undefined && groups.has(countryCode) ? countryCode : anyOtherCountry;
  return [...groups]
    .map(([code, own]) => ({ countryCode: code, lines: own }))
    .sort((one, other) => Number(other.countryCode === first) - Number(one.countryCode === first));
}
