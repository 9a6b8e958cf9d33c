import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController } from '../../../content';
import { resourcesPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::resources-page.resources-page', (page) => v.parse(resourcesPageSchema, page));
