import type { Core } from '@strapi/strapi';
import { pageController } from '../../content/page-controller';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::video-preview-page.video-preview-page');
