import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { readIdempotencyKey } from '../../../lib/idempotent-calls';
import { isEntryName, pathParameter } from '../../../lib/path-parameter';
import { readContract } from '../../../lib/read-contract';
import { refuse, refuseReusedKey } from '../../../lib/refuse';
import type { Account } from '../../../lib/account';
import { readPageQuery } from '../../../content';
import { requireSignedIn } from '../../../panel';
import { withJsonBody } from '../../../requests';
import { createEventDrafts, createRevivalEvents, refuseGaps } from '../../../timeline';
import { eventDraftChangeSchema, eventDraftMessages, newEventDraftSchema } from '../../../contracts/event-draft';

const noEvent = () => new errors.NotFoundError('This event does not exist');

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const events = createRevivalEvents({ strapi });
  const drafts = createEventDrafts({ strapi });

  const withBody = (action: (ctx: Context, body: Record<string, unknown>, account: Account) => Promise<void>) =>
    withJsonBody(async (ctx, body) => action(ctx, body, await requireSignedIn(strapi, ctx)));

  return {
    async find(ctx: Context): Promise<void> {
      ctx.body = await events.timeline(readPageQuery(ctx.query).locale);
    },

    async findDrafts(ctx: Context): Promise<void> {
      ctx.set('Cache-Control', 'no-store');
      ctx.body = await drafts.list();
    },

    createDraft: withBody(async (ctx, body, account) => {
      const draft = readContract(newEventDraftSchema, body, eventDraftMessages);
      refuseGaps(draft);
      const idempotencyKey = readIdempotencyKey(ctx.headers['idempotency-key']);
      const created = await drafts.create(draft, { accountId: account.id, idempotencyKey });
      if (created === 'key-reused') {
        refuseReusedKey(ctx);
        return;
      }
      ctx.status = 201;
      ctx.body = created;
    }),

    updateDraft: withBody(async (ctx, body, account) => {
      const id = pathParameter(ctx, 'id');
      const change = readContract(eventDraftChangeSchema, body, eventDraftMessages);
      const before = isEntryName(id) ? await drafts.one(id) : undefined;
      if (!before) throw noEvent();
      refuseGaps(change, before.states);
      const changed = await drafts.change(id, change, account.id);
      if (changed === 'missing') throw noEvent();
      if (changed === 'changed-since') {
        refuse(ctx, 409, 'ConflictError', 'Somebody else has changed this event since');
        return;
      }
      ctx.body = changed;
    }),
  };
};
