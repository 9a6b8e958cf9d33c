import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController } from '../../../content/reading/page-controller';
import { parseMarkdown } from '../../../content/rich-text/parse-markdown';
import { privacyPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::privacy-page.privacy-page', async ({ body, ...page }) =>
    v.parse(privacyPageSchema, { ...page, body: await parseMarkdown(String(body)) }),
  );
