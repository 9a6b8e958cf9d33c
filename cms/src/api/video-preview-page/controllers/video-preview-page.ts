import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { pageController } from '../../../content';
import { videoPreviewPageSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  pageController(strapi, 'api::video-preview-page.video-preview-page', (page) => v.parse(videoPreviewPageSchema, page));
