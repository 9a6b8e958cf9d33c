import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isRecord } from '../../../lib/is-record';
import { createAssets } from '../../../media';
import { pageController } from '../../../content';
import { propheticMinistryPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const assets = createAssets({ strapi });

  return pageController(strapi, 'api::prophetic-ministry-page.prophetic-ministry-page', async ({ word, ...page }) => {
    const image = await assets.image('prophetic-word-2025');
    return v.parse(propheticMinistryPageSchema, { ...page, word: isRecord(word) ? { ...word, image } : word });
  });
};
