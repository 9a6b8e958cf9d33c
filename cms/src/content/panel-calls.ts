import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { locales } from '../api/language/contract';
import { type Ordering, ordered, orderingPath, without } from '../api/ordering/contract';
import { siteAddressPath } from '../api/preview/contract';
import { type TextProblems, textProblemsPath, textProblemsRequestSchema } from '../api/publishing/contract';
import { localeSchema } from '../api/site-setting/contract';
import {
  boardQuerySchema,
  notNeededPath,
  notNeededSchema,
  translationBoardPath,
} from '../api/translation-board/contract';
import { mayInContentManager } from '../lib/abilities';
import { isContentType } from './reading/schema-fields';
import { anyAccount, servePanel } from '../lib/panel-routes';
import { isEntryName } from '../lib/path-parameter';
import { refuse } from '../lib/refuse';
import { readPlaces } from './ordering/places';
import { siteAddress } from './preview/site-address';
import { textProblems } from './publishing/text-rules';
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

/** What the panel's pages and forms ask of the content. */
export function servePanelCalls(strapi: Core.Strapi): void {
  servePanel(strapi, anyAccount, {
    // The order that an entry can be placed in.
    [`GET ${orderingPath}`]: async (ctx) => {
      const query = v.safeParse(orderingQuerySchema, ctx.query);
      const type = query.success ? ordered[query.output.uid] : undefined;
      if (!query.success || !type || !isContentType(strapi, query.output.uid)) {
        refuse(ctx, 400, 'ValidationError', 'This type has no order');
        return;
      }
      const { uid, documentId, locale } = query.output;
      if (!mayInContentManager(strapi, ctx, { action: 'read', uid })) {
        refuse(ctx, 403, 'ForbiddenError', 'Forbidden');
        return;
      }
      const entries = await readPlaces(strapi, uid, type);
      const own = entries.find((entry) => entry.documentId === documentId && entry.isPublished);
      const others = without(
        entries.filter((entry) => entry.documentId !== documentId),
        own?.place ?? null,
      );
      const answer: Ordering = {
        others: others.map(({ documentId: id, place, titles }) => ({
          documentId: id,
          place,
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

  servePanel(strapi, 'global::content-editor', {
    // What the texts of a form lack: only the CMS has the Bible.
    [`POST ${textProblemsPath}`]: async (ctx) => {
      const asked = v.safeParse(textProblemsRequestSchema, ctx.request.body);
      if (!asked.success || !asked.output.uid.startsWith('api::') || !isContentType(strapi, asked.output.uid)) {
        refuse(ctx, 400, 'ValidationError', 'There is no such type');
        return;
      }
      const { uid, entry } = asked.output;
      ctx.body = { problems: await textProblems(strapi, uid, entry) } satisfies TextProblems;
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
