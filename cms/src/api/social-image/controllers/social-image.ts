import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { pathParameter } from '../../../lib/path-parameter';
import { localeSchema } from '../../../contracts/site-setting';
import { createSocialImages } from '../../../content';

const filePattern = /^(?<slug>[a-z0-9-]{1,255})\.(?<locale>[a-z]{2})\.jpg$/;
const dawnPattern = /^(?<slug>[a-z0-9-]{1,255})\.webp$/;

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const images = createSocialImages({ strapi });

  async function imageOf(collection: string, file: string) {
    const dawn = dawnPattern.exec(file)?.groups?.slug;
    if (dawn) return images.findDawn(collection, dawn);
    const { slug, locale } = filePattern.exec(file)?.groups ?? {};
    return slug && v.is(localeSchema, locale) ? images.find(collection, slug, locale) : undefined;
  }

  return {
    async find(ctx: Context): Promise<void> {
      const file = pathParameter(ctx, 'file');
      const type = dawnPattern.test(file) ? 'image/webp' : 'image/jpeg';
      const image = await imageOf(pathParameter(ctx, 'collection'), file);
      if (!image) throw new errors.NotFoundError('There is no picture with that name');

      ctx.type = type;
      ctx.etag = image.version;
      // The site's URLs contain the entry's version; without one, clients revalidate after a day. That of a closed site
      // changes when it is opened.
      ctx.set('Cache-Control', 'isOfClosedSite' in image ? 'no-cache' : 'public, max-age=86400');
      ctx.status = 200;
      if (ctx.fresh) {
        ctx.status = 304;
        return;
      }
      if (ctx.method !== 'HEAD') {
        ctx.body = await image.draw();
        ctx.type = type;
      }
    },
  };
};
