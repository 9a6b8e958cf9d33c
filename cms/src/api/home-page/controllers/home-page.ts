import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isRecord } from '../../../lib/is-record';
import createAssets from '../../asset/services/asset';
import { pageController } from '../../content/page-controller';
import { homePageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  return pageController(strapi, 'api::home-page.home-page', async ({ hero, ...page }) => {
    const image = await assets.image('hero-image');
    return v.parse(homePageSchema, { ...page, hero: isRecord(hero) ? { ...hero, image } : hero });
  });
};
