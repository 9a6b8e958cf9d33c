import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController } from '../../../content';
import { contactPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::contact-page.contact-page', (page) => v.parse(contactPageSchema, page));
