import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import { collectionController, collectionOf, type PresentedEntry } from '../../../content';
import { builtInLocale } from '../../../contracts/language';
import { localeSchema } from '../../../contracts/site-setting';
import { crisisLineSchema } from '../../../contracts/crisis-line';
import { callLink, textLink } from '../../../contracts/phone-links';
import { countryName } from '../../../lib/country-name';

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
