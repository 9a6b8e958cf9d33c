import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController } from '../../../content';
import { gospelPresentationSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::gospel-presentation.gospel-presentation', (page) =>
    v.parse(gospelPresentationSchema, page),
  );
