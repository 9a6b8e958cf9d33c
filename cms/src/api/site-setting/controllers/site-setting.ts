import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController, withSocialImageOfSite } from '../../../content';
import { siteSettingSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::site-setting.site-setting', (page) =>
    withSocialImageOfSite(v.parse(siteSettingSchema, page)),
  );
