import type { Core } from '@strapi/strapi';
import { pageController } from '../../content/page-controller';
import { parseMarkdown } from '../../rich-text/parse-markdown';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::privacy-page.privacy-page', async ({ body, ...page }) => ({
    ...page,
    body: await parseMarkdown(String(body)),
  }));
