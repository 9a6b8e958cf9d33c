import { anyOtherCountry } from '../../api/crisis-line/contract';
import type { Locale } from '../../api/site-setting/contract';

const otherCountries: Readonly<Record<Locale, string>> = { en: 'Other countries', es: 'Otros países' };

const names: Readonly<Record<Locale, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  es: new Intl.DisplayNames('es', { type: 'region' }),
};

/** Defined once, so that the server and every browser use the same name. */
export function countryName(countryCode: string, locale: Locale): string {
  return countryCode === anyOtherCountry ? otherCountries[locale] : (names[locale].of(countryCode) ?? countryCode);
}
