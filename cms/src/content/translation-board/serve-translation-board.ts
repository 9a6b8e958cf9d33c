import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import {
  boardQuerySchema,
  notNeededPath,
  notNeededSchema,
  translationBoardPath,
} from '../../api/translation-board/contract';
import { createTranslationBoard } from './translation-board';

/** Answers panel accounts that may edit the site. */
export function serveTranslationBoard(strapi: Core.Strapi): void {
  const config = { policies: ['global::site-editor'] };
  const board = createTranslationBoard(strapi);
  strapi.server.api('admin').routes([
    {
      method: 'GET',
      path: translationBoardPath,
      handler: async (ctx: Context) => {
        const query = v.safeParse(boardQuerySchema, ctx.query);
        if (!query.success) throw new errors.ValidationError('The filters of the board are not valid');
        ctx.body = await board.read(query.output);
      },
      config,
    },
    {
      method: 'POST',
      path: notNeededPath,
      handler: async (ctx: Context) => {
        const change = v.safeParse(notNeededSchema, ctx.request.body);
        if (!change.success) throw new errors.ValidationError('The entry and its language are needed');
        if (!(await board.markNotNeeded(change.output))) throw new errors.NotFoundError();
        ctx.status = 204;
      },
      config,
    },
  ]);
}
