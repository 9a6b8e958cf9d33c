import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { bibleReader, chapterOf } from '../../../content';
import { type Chapter, chapterRequestSchema } from '../../../contracts/scripture';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const readBible = bibleReader(strapi);

  return {
    /** A whole chapter, so that the picker shows each choice of verses at once. */
    chapter: (ctx: Context): void => {
      const asked = v.safeParse(chapterRequestSchema, ctx['params']);
      const verses =
        asked.success && chapterOf(readBible(asked.output.translation), asked.output.book, asked.output.chapter);
      if (!verses) throw new errors.NotFoundError('There is no such chapter');
      // The text never changes.
      ctx.set('Cache-Control', 'private, max-age=86400');
      ctx.body = { verses: [...verses] } satisfies Chapter;
    },
  };
};
