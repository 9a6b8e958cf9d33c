import { anyOtherCountry } from '../contracts/crisis-line';
import type { BuiltInLocale } from '../contracts/language';

const otherCountries: Readonly<Record<BuiltInLocale, string>> = { en: 'Other countries', es: 'Otros países' };

const names: Readonly<Record<BuiltInLocale, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  es: new Intl.DisplayNames('es', { type: 'region' }),
};

/** Defined once, so that the server and every browser use the same name. */
export function countryName(countryCode: string, locale: BuiltInLocale): string {
  return countryCode === anyOtherCountry ? otherCountries[locale] : (names[locale].of(countryCode) ?? countryCode);
}
