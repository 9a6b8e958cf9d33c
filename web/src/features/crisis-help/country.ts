/** Time zones that lie in one country, by the beginning of their names; only countries with lines of their own. */
const countryOfZone: readonly (readonly [zone: string, countryCode: string])[] = [
  ['America/Guayaquil', 'EC'],
  ['Pacific/Galapagos', 'EC'],
  ['Asia/Karachi', 'PK'],
  ['America/Bogota', 'CO'],
  ...['Mexico_City', 'Cancun', 'Merida', 'Monterrey', 'Matamoros', 'Chihuahua', 'Ciudad_Juarez', 'Ojinaga', 'Mazatlan']
    .concat(['Bahia_Banderas', 'Hermosillo', 'Tijuana', 'Ensenada'])
    .map((city) => [`America/${city}`, 'MX'] as const),
  ...['New_York', 'Detroit', 'Kentucky/', 'Indiana/', 'Indianapolis', 'Louisville', 'Chicago', 'Menominee']
    .concat([
      'North_Dakota/',
      'Denver',
      'Boise',
      'Phoenix',
      'Los_Angeles',
      'Anchorage',
      'Juneau',
      'Sitka',
      'Nome',
      'Adak',
    ])
    .map((city) => [`America/${city}`, 'US'] as const),
  ['Pacific/Honolulu', 'US'],
  ['America/Puerto_Rico', 'US'],
];

/**
 * Where somebody probably is, told on the device alone and only to put numbers in order. The time zone comes first:
 * many a phone in Multan or Ambato speaks the English of the United States.
 */
export function probableCountry(timeZone: string, languages: readonly string[]): string | undefined {
  const zone = countryOfZone.find(([name]) => timeZone === name || (name.endsWith('/') && timeZone.startsWith(name)));
  if (zone) return zone[1];
  // A zone of another country says that it is none of these; without any, the language may still name one.
  if (timeZone !== '' && timeZone !== 'UTC') return undefined;
  return languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find((code) => code !== undefined);
}

export function countryOfThisDevice(): string | undefined {
  return probableCountry(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}
