import type { Core } from '@strapi/strapi';
import { strapiService } from '../lib/strapi-services';

const spanish = { code: 'es', name: 'Spanish (es)' };

/** Strapi creates English, the default locale; this adds Spanish at the first start. */
export async function createLocales(strapi: Core.Strapi): Promise<void> {
  const locales = strapiService(strapi, 'i18n', 'locales');
  if (!(await locales.findByCode(spanish.code))) {
    await locales.create(spanish);
  }
}
