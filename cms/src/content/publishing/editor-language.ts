import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { defaultLocale } from '../../api/language/contract';
import { type Locale, localeSchema } from '../../api/site-setting/contract';

const stateSchema = v.object({ user: v.object({ preferedLanguage: localeSchema }) });

/** The language in the profile of the member whose call is being answered. The misspelling is Strapi’s. */
export function editorLanguage(strapi: Core.Strapi): Locale {
  const state = strapi.requestContext.get()?.state;
  return v.is(stateSchema, state) ? state.user.preferedLanguage : defaultLocale;
}
