import { useQueryParams } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { defaultLocale } from '../../api/language/contract';
import { type Locale, localeSchema } from '../../api/site-setting/contract';

const querySchema = v.object({ plugins: v.object({ i18n: v.object({ locale: localeSchema }) }) });

/** The language of the entry in the form, which the panel keeps in its address. */
export function useContentLocale(): Locale {
  const [{ query }] = useQueryParams();
  const parsed = v.safeParse(querySchema, query);
  return parsed.success ? parsed.output.plugins.i18n.locale : defaultLocale;
}
