import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isRecord } from '../../../lib/is-record';
import { chooseGallery, createAssets } from '../../../media';
import { pageController } from '../../../content';
import { mensMinistryPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  return pageController(strapi, 'api::mens-ministry-page.mens-ministry-page', async ({ retreat, ...page }) => {
    if (!isRecord(retreat)) return v.parse(mensMinistryPageSchema, { ...page, retreat });
    const gallery = await chooseGallery(retreat['gallery'], (place) => assets.asset(`retreat-image${place}`));
    return v.parse(mensMinistryPageSchema, { ...page, retreat: { ...retreat, gallery } });
  });
};
