import type { Core } from '@strapi/strapi';
import { createLocales } from './bootstrap/locales';

export default {
  register(_: { strapi: Core.Strapi }) {},

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await createLocales(strapi);
  },
};
