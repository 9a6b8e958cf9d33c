import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { collectionController, collectionOf, type PresentedEntry } from '../../../content';
import { type BuiltInLocale, builtInLocale } from '../../../contracts/language';
import { localeSchema } from '../../../contracts/site-setting';
import { anyOtherCountry, crisisLineSchema } from '../../../contracts/crisis-line';
import { callLink, textLink } from '../../../contracts/phone-links';

const otherCountries: Readonly<Record<BuiltInLocale, string>> = { en: 'Other countries', es: 'Otros países' };

const names: Readonly<Record<BuiltInLocale, Intl.DisplayNames>> = {
  en: new Intl.DisplayNames('en', { type: 'region' }),
  es: new Intl.DisplayNames('es', { type: 'region' }),
};

/** Defined once, so that the server and every browser use the same name. */
function countryName(countryCode: string, locale: BuiltInLocale): string {
  return countryCode === anyOtherCountry ? otherCountries[locale] : (names[locale].of(countryCode) ?? countryCode);
}

const storedSchema = v.object({
  countryCode: v.string(),
  locale: localeSchema,
  phone: v.string(),
  smsNumber: v.nullable(v.string()),
  smsText: v.nullable(v.string()),
});
const listedSchema = v.partial(crisisLineSchema);

/** Adds the computed fields to a complete line; a list with selected fields has only those. */
function presentLine(line: PresentedEntry) {
  const stored = v.safeParse(storedSchema, line);
  if (!stored.success) return v.parse(listedSchema, line);
  const { countryCode, locale, phone, smsNumber, smsText } = stored.output;
  return v.parse(crisisLineSchema, {
    ...line,
    country: countryName(countryCode, builtInLocale(locale)),
    callLink: callLink(phone),
    textLink: smsNumber ? textLink(smsNumber, smsText) : null,
  });
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const lines = collectionController(strapi, collectionOf('api::crisis-line.crisis-line'), { listed: presentLine });
  return { find: (ctx: Context) => lines.find(ctx) };
};
