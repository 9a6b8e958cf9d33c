/** Only countries that the seed has lines for. */
const zonesOfCountry: Readonly<Record<string, RegExp>> = {
  EC: /^(?:America\/Guayaquil|Pacific\/Galapagos)$/,
  PK: /^Asia\/Karachi$/,
  CO: /^America\/Bogota$/,
  MX: /^(?:Mexico\/.*|America\/(?:Mexico_City|Cancun|Merida|Monterrey|Matamoros|Chihuahua|Ciudad_Juarez|Ojinaga|Mazatlan|Bahia_Banderas|Hermosillo|Tijuana|Ensenada|Santa_Isabel))$/,
  US: /^(?:US\/.*|Navajo|Pacific\/(?:Honolulu|Johnston)|America\/(?:New_York|Detroit|(?:Kentucky|Indiana|North_Dakota)\/.*|Indianapolis|Fort_Wayne|Louisville|Chicago|Menominee|Denver|Boise|Shiprock|Phoenix|Los_Angeles|Anchorage|Juneau|Sitka|Metlakatla|Yakutat|Nome|Adak|Atka|Knox_IN|Puerto_Rico))$/,
};

/** Used on the device only. Time zones are more reliable than languages: many phones are set to US English. */
export function probableCountry(timeZone: string, languages: readonly string[]): string | undefined {
  const country = Object.entries(zonesOfCountry).find(([, zones]) => zones.test(timeZone));
  if (country) return country[0];
  // A time zone of another country rules these out; without one, the language may name a country.
  if (timeZone !== '' && timeZone !== 'UTC') return undefined;
  return languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find((code) => code !== undefined);
}

export function countryOfThisDevice(): string | undefined {
  return probableCountry(new Intl.DateTimeFormat().resolvedOptions().timeZone, navigator.languages);
}
