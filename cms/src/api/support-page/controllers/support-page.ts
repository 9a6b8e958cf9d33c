import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController } from '../../../content';
import { supportPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::support-page.support-page', (page) => v.parse(supportPageSchema, page));
