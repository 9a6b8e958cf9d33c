import type { Core } from '@strapi/strapi';

/** Strapi leaves the service untyped; these are the parts that are called. */
type LocalesService = {
  findByCode: (code: string) => Promise<unknown>;
  create: (locale: { code: string; name: string }) => Promise<unknown>;
};

const spanish = { code: 'es', name: 'Spanish (es)' };

/** English is the default locale that Strapi makes itself; Spanish stands beside it from the first start. */
export async function createLocales(strapi: Core.Strapi): Promise<void> {
  const locales: LocalesService = strapi.plugin('i18n').service('locales');
  if (!(await locales.findByCode(spanish.code))) {
    await locales.create(spanish);
  }
}
