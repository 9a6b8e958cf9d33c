import type { Core } from '@strapi/strapi';
import { pageController } from '../../content/page-controller';

export default ({ strapi }: { strapi: Core.Strapi }) => pageController(strapi, 'api::contact-page.contact-page');
