import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController, presentRichText } from '../../../content';
import { createWithheldFiles } from '../../../media';
import { aboutPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::about-page.about-page', async ({ body, ...page }) =>
    v.parse(aboutPageSchema, {
      ...page,
      body: await presentRichText(strapi, String(body), (name) => createWithheldFiles(strapi).hasStored(name)),
    }),
  );
