import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { collectionController } from '../../content/collection-controller';
import type { PresentedEntry } from '../../content/present-entry';
import type { Collection } from '../../content/published-entries';
import { localeSchema } from '../../site-setting/contract';
import { crisisLineSchema } from '../contract';
import { countryName } from '../country-name';

const collection: Collection = { uid: 'api::crisis-line.crisis-line', sort: ['position'], languageFallback: true };

const namedSchema = v.object({ countryCode: v.string(), locale: localeSchema });
const listedSchema = v.partial(crisisLineSchema);

/** A list of some fields alone may be without the country. */
function withCountry(line: PresentedEntry) {
  const named = v.safeParse(namedSchema, line);
  const country = named.success ? { country: countryName(named.output.countryCode, named.output.locale) } : {};
  return v.parse(listedSchema, { ...line, ...country });
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const { find } = collectionController(strapi, collection, { listed: withCountry });
  return { find };
};
