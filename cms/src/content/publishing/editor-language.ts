import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type BuiltInLocale, builtInLocales, defaultLocale } from '../../api/language/contract';

const stateSchema = v.object({ user: v.object({ preferedLanguage: v.picklist(builtInLocales) }) });

/** The language in the profile of the member whose call is being answered. The misspelling is Strapi’s. */
export function editorLanguage(strapi: Core.Strapi): BuiltInLocale {
  const state = strapi.requestContext.get()?.state;
  return v.is(stateSchema, state) ? state.user.preferedLanguage : defaultLocale;
}
