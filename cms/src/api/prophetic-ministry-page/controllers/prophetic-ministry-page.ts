import type { Core } from '@strapi/strapi';
import { pageController } from '../../content/page-controller';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::prophetic-ministry-page.prophetic-ministry-page');
