import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { chooseGallery, createAssets, marriagePhotos } from '../../../media';
import { pageController } from '../../../content';
import { marriageMinistryPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  return pageController(strapi, 'api::marriage-ministry-page.marriage-ministry-page', async (page) => {
    const gallery = await chooseGallery(page['gallery'], (place) => assets.imageIn(marriagePhotos, String(place)));
    return v.parse(marriageMinistryPageSchema, { ...page, gallery });
  });
};
