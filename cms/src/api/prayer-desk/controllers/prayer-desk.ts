import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import * as v from 'valibot';
import { requireAccount } from '../../../lib/account';
import { pathParameter } from '../../../lib/path-parameter';
import { refuse, refuseReusedKey } from '../../../lib/refuse';
import { changesByOthers } from '../../../panel';
import {
  changeReminder,
  type ChangeOutcome,
  createPrayerDesk,
  createRequestChanges,
  deskCall as call,
  deskCallWithBody as callWithBody,
  type DeskUser,
  enterRequest,
  publishedTemplates,
  readDeskInput,
  refuseFields,
  reminderOf,
  type Target,
} from '../../../requests';
import {
  changeSchema,
  handBackInputSchema,
  nextInputSchema,
  noteSchema,
  prayedSchema,
  requestKinds,
  requestsQuerySchema,
  searchInputSchema,
  summaryQuerySchema,
} from '../../../contracts/prayer-desk';
import { isReference } from '../../../contracts/reference';
import { reminderChangeSchema } from '../../../contracts/weekly-reminder';

const missing = () => new errors.NotFoundError('This request does not exist');

const kindSchema = v.picklist(requestKinds);

/** Rejects malformed references before any query. */
function readTarget(ctx: Context, account: DeskUser): Target {
  const kind = v.safeParse(kindSchema, pathParameter(ctx, 'kind'));
  const reference = pathParameter(ctx, 'reference');
  if (!kind.success || !isReference(reference)) throw missing();
  return { account, kind: kind.output, reference };
}

function answer(ctx: Context, outcome: ChangeOutcome): void {
  switch (outcome.kind) {
    case 'done':
      ctx.body = { request: outcome.request };
      return;
    case 'conflict':
      refuse(ctx, 409, 'ConflictError', 'Someone else has changed or claimed this request', {
        request: outcome.request,
      });
      return;
    case 'key-reused':
      refuse(ctx, 422, 'UnprocessableEntityError', 'This key was already used for another change');
      return;
    case 'missing':
      throw missing();
    case 'invalid':
      refuseFields([outcome.field]);
  }
}

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const desk = createPrayerDesk({ strapi });
  const changes = createRequestChanges({ strapi });

  const answerReminder = async (ctx: Context) => {
    ctx.body = await reminderOf(strapi, requireAccount(ctx));
  };

  return {
    reminder: call(answerReminder),

    changeReminder: callWithBody(async (ctx, { id }, body) => {
      await changeReminder(strapi, id, readDeskInput(reminderChangeSchema, body), Date.now());
      await answerReminder(ctx);
    }),

    enter: callWithBody(async (ctx, account, body) => {
      const entered = await enterRequest(strapi, account, body, Date.now());
      if (entered === 'key-reused') refuseReusedKey(ctx);
      else ctx.body = entered;
    }),

    summary: call(async (ctx, account) => {
      ctx.body = await desk.summary(account, readDeskInput(summaryQuerySchema, ctx.query), Date.now());
    }),

    team: call(async (ctx, account) => {
      ctx.body = await desk.team(account);
    }),

    templates: call(async (ctx) => {
      ctx.body = { templates: await publishedTemplates(strapi) };
    }),

    accountChanges: call(async (ctx, { id }) => {
      ctx.body = await changesByOthers(strapi, id, Date.now());
    }),

    next: callWithBody(async (ctx, account, body) => {
      ctx.body = await desk.next(account, readDeskInput(nextInputSchema, body), Date.now());
    }),

    list: call(async (ctx, account) => {
      ctx.body = await desk.list(account, readDeskInput(requestsQuerySchema, ctx.query), Date.now());
    }),

    search: callWithBody(async (ctx, _account, body) => {
      ctx.body = await desk.search(readDeskInput(searchInputSchema, body));
    }),

    open: call(async (ctx, account) => {
      const { kind, reference } = readTarget(ctx, account);
      const request = await desk.open(account, kind, reference);
      if (request === null) throw missing();
      ctx.body = { request };
    }),

    edit: callWithBody(async (ctx, account, body) => {
      const target = readTarget(ctx, account);
      answer(ctx, await changes.edit(target, readDeskInput(changeSchema, body)));
    }),

    pray: callWithBody(async (ctx, account, body) => {
      const target = readTarget(ctx, account);
      if (target.kind !== 'prayer') throw missing();
      answer(ctx, await changes.pray(target, readDeskInput(prayedSchema, body).key, Date.now()));
    }),

    undoPrayer: callWithBody(async (ctx, account, body) => {
      const target = readTarget(ctx, account);
      if (target.kind !== 'prayer') throw missing();
      answer(ctx, await changes.undoPrayer(target, readDeskInput(prayedSchema, body).key));
    }),

    addNote: callWithBody(async (ctx, account, body) => {
      const target = readTarget(ctx, account);
      answer(ctx, await changes.addNote(target, readDeskInput(noteSchema, body), Date.now()));
    }),

    undoNote: callWithBody(async (ctx, account, body) => {
      const target = readTarget(ctx, account);
      answer(ctx, await changes.undoNote(target, readDeskInput(noteSchema, body)));
    }),

    claim: call(async (ctx, account) => answer(ctx, await changes.claim(readTarget(ctx, account)))),

    giveBack: call(async (ctx, account) => answer(ctx, await changes.giveBack(readTarget(ctx, account)))),

    handBack: callWithBody(async (ctx, account, body) => {
      const { memberId = account.id } = readDeskInput(handBackInputSchema, body);
      if (memberId !== account.id && !account.handsBackForOthers) throw new errors.ForbiddenError();
      ctx.body = await changes.handBack(account, memberId);
    }),

    deleteSpam: call(async (ctx, account) => {
      const outcome = await changes.deleteSpam(readTarget(ctx, account));
      if (outcome.kind === 'deleted') ctx.status = 204;
      else answer(ctx, outcome);
    }),

    release: call(async (ctx, account) => answer(ctx, await changes.release(readTarget(ctx, account)))),
  };
};
