import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController, presentRichText } from '../../../content';
import { createWithheldFiles } from '../../../media';
import { privacyPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::privacy-page.privacy-page', async ({ body, ...page }) =>
    v.parse(privacyPageSchema, {
      ...page,
      body: await presentRichText(strapi, String(body), (name) => createWithheldFiles(strapi).hasStored(name)),
    }),
  );
