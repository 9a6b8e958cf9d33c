import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController, parseMarkdown } from '../../../content';
import { aboutPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::about-page.about-page', async ({ body, ...page }) =>
    v.parse(aboutPageSchema, { ...page, body: await parseMarkdown(String(body)) }),
  );
