import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { locales } from '../contracts/language';
import { closeGap, orderingPath, type orderingSchema } from '../contracts/ordering';
import { siteAddressPath } from '../contracts/preview';
import { localeSchema } from '../contracts/site-setting';
import { boardQuerySchema, notNeededPath, notNeededSchema, translationBoardPath } from '../contracts/translation-board';
import { mayInContentManager } from '../lib/abilities';
import { isContentType } from './reading/schema-fields';
import { anyAccount, servePanel } from '../lib/panel-routes';
import { isEntryName } from '../lib/path-parameter';
import { refuse } from '../lib/refuse';
import { siteTypes } from '../site-types';
import { readPositions } from './ordering/positions';
import { siteAddress } from './preview/site-address';
import { createTranslationBoard } from './translation-board/translation-board';

const orderingQuerySchema = v.object({
  uid: v.string(),
  documentId: v.optional(v.string()),
  locale: v.optional(localeSchema, 'en'),
});

const addressQuerySchema = v.object({
  uid: v.string(),
  documentId: v.pipe(v.string(), v.check(isEntryName)),
  locale: v.optional(v.string(), ''),
});

export function servePanelCalls(strapi: Core.Strapi): void {
  servePanel(strapi, anyAccount, {
    // The order that an entry can be given.
    [`GET ${orderingPath}`]: async (ctx) => {
      const query = v.safeParse(orderingQuerySchema, ctx.query);
      const type = query.success ? siteTypes[query.output.uid]?.orderedBy : undefined;
      if (!query.success || !type || !isContentType(strapi, query.output.uid)) {
        refuse(ctx, 400, 'ValidationError', 'This type has no order');
        return;
      }
      const { uid, documentId, locale } = query.output;
      if (!mayInContentManager(strapi, ctx, { action: 'read', uid })) {
        refuse(ctx, 403, 'ForbiddenError', 'Forbidden');
        return;
      }
      const entries = await readPositions(strapi, uid, type);
      const own = entries.find((entry) => entry.documentId === documentId && entry.isPublished);
      const others = closeGap(
        entries.filter((entry) => entry.documentId !== documentId),
        own?.position ?? null,
      );
      const answer: v.InferInput<typeof orderingSchema> = {
        others: others.map(({ documentId: id, position, titles }) => ({
          documentId: id,
          place: position,
          title: [locale, ...locales].map((language) => titles[language] ?? '').find((one) => one !== '') ?? '',
        })),
      };
      ctx.body = answer;
    },

    // Where visitors see an entry. It knows published entries only, so it reveals nothing of a draft.
    [`GET ${siteAddressPath}`]: async (ctx) => {
      const query = v.safeParse(addressQuerySchema, ctx.query);
      if (!query.success) throw new errors.ValidationError('Invalid query');
      const { uid, ...entry } = query.output;
      ctx.set('Cache-Control', 'no-store');
      ctx.body = { address: await siteAddress(strapi, uid, { ...entry, status: 'published' }) };
    },
  });

  const board = createTranslationBoard(strapi);
  servePanel(strapi, 'global::site-editor', {
    [`GET ${translationBoardPath}`]: async (ctx) => {
      const query = v.safeParse(boardQuerySchema, ctx.query);
      if (!query.success) throw new errors.ValidationError('The filters of the board are not valid');
      ctx.body = await board.read(query.output);
    },
    [`POST ${notNeededPath}`]: async (ctx) => {
      const change = v.safeParse(notNeededSchema, ctx.request.body);
      if (!change.success) throw new errors.ValidationError('The entry and its language are needed');
      if (!(await board.markNotNeeded(change.output))) throw new errors.NotFoundError();
      ctx.status = 204;
    },
  });
}
