import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { marriagePhotos } from '../../../media/page-pictures';
import createAssets from '../../../media/assets';
import { pageController } from '../../../content/reading/page-controller';
import { chooseGallery } from '../../../media/choose-pictures';
import { marriageMinistryPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  return pageController(strapi, 'api::marriage-ministry-page.marriage-ministry-page', async (page) => {
    const gallery = await chooseGallery(page['gallery'], (place) => assets.imageIn(marriagePhotos, String(place)));
    return v.parse(marriageMinistryPageSchema, { ...page, gallery });
  });
};
