import { useQueryParams } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type BuiltInLocale, builtInLocales, defaultLocale } from '../api/language/contract';

const querySchema = v.object({ plugins: v.object({ i18n: v.object({ locale: v.picklist(builtInLocales) }) }) });

/** The language of the list or form that is open, which the panel keeps in its address. */
export function useEditedLanguage(): BuiltInLocale {
  const [{ query }] = useQueryParams();
  const parsed = v.safeParse(querySchema, query);
  return parsed.success ? parsed.output.plugins.i18n.locale : defaultLocale;
}
