import type { CrisisLine } from '@contracts/crisis-line';
import type { Locale } from '@contracts/site-setting';
import { answerParser } from '../../lib/cms-client/answer-parser';
import type { Query } from '../../lib/cms-client/fetch-query';

export function crisisLinesQuery(locale: Locale): Query<CrisisLine[]> {
  return {
    key: ['/api', `crisis-lines?locale=${locale}`],
    parse: answerParser(async () => (await import('@contracts/crisis-line')).crisisLinesAnswerSchema),
  };
}

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
