import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController, parseMarkdown } from '../../../content';
import { privacyPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::privacy-page.privacy-page', async ({ body, ...page }) =>
    v.parse(privacyPageSchema, { ...page, body: await parseMarkdown(String(body)) }),
  );
