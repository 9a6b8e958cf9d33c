import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { answerOnce, earlierAnswer, forgetAnswer, type RepeatableCall } from '../../lib/idempotent-calls';
import { runAsSystem } from '../../lib/viewer';
import { uidOfKind } from '../request-uids';
import { deleteRequests, deletionLock } from '../retention/delete-requests';
import {
  type HandedBack,
  requestKinds,
  statusesOf,
  type Note,
  type OpenRequest,
  type RequestChange,
  type RequestKind,
} from '../../contracts/prayer-desk';
import { findRequest, findRequests, type StoredRequest, withDeskLock } from './stored-request';
import { openRequest, readDecryptedFields } from './open-request';
import { deletePrayer, storePrayer } from './prayers';
import { isOpen } from './request-views';
import { assigneeOf, findTeam, signature, type DeskUser } from './team';
import { withNote, withoutNote } from './team-notes';

export type Target = { account: DeskUser; kind: RequestKind; reference: string };

type Refusal = { kind: 'key-reused' } | { kind: 'invalid'; field: keyof RequestChange };

type Verdict = { kind: 'done' } | { kind: 'conflict' } | Refusal;

export type ChangeOutcome =
  { kind: 'done'; request: OpenRequest } | { kind: 'conflict'; request: OpenRequest } | { kind: 'missing' } | Refusal;

const done = { kind: 'done' } as const;
const conflict = { kind: 'conflict' } as const;
const keyReused = { kind: 'key-reused' } as const;
const invalid = (field: keyof RequestChange) => ({ kind: 'invalid', field }) as const;

const prayerAnswer = v.object({ prayerId: v.number() });
const noteAnswer = v.object({ addedAt: v.number(), author: v.optional(v.string(), '') });

function prayerCall({ account, reference }: Target, key: string): RepeatableCall {
  return { key, content: ['prayer', account.id, reference] };
}

function noteCall({ account, reference }: Target, { key, text }: Note): RepeatableCall {
  return { key, content: ['note', account.id, reference, text] };
}

export const createRequestChanges = ({ strapi }: { strapi: Core.Strapi }) => {
  /** The row, locked until the transaction ends, because the content manager changes requests too. */
  async function findForChange({ kind, reference }: Target): Promise<StoredRequest | null> {
    const found = await findRequest(strapi, kind, reference);
    if (found === null) return null;
    const { id } = found;
    await strapi.db.queryBuilder(uidOfKind(kind)).select(['id']).where({ id }).first().forUpdate().execute();
    return findRequest(strapi, kind, reference);
  }

  async function store({ kind, id }: StoredRequest, data: Readonly<Record<string, unknown>>): Promise<void> {
    await strapi.db.query(uidOfKind(kind)).update({ where: { id }, data });
  }

  /** Reads, changes and returns a request in one transaction, so that the answer is what was stored. */
  async function change(target: Target, work: (request: StoredRequest) => Promise<Verdict>): Promise<ChangeOutcome> {
    return withDeskLock(strapi, async () => {
      const before = await findForChange(target);
      if (before === null) return { kind: 'missing' };
      const verdict = await work(before);
      if (verdict.kind === 'invalid' || verdict.kind === 'key-reused') return verdict;
      const after = await findRequest(strapi, target.kind, target.reference);
      if (after === null) return { kind: 'missing' };
      return { kind: verdict.kind, request: await openRequest(strapi, target.account, after) };
    });
  }

  async function once<T>(call: RepeatableCall, schema: v.GenericSchema<unknown, T>, act: () => Promise<T>) {
    return (await answerOnce(strapi, call, schema, act)) === 'key-reused' ? keyReused : done;
  }

  async function mayBeGiven(request: StoredRequest, assigneeId: number): Promise<boolean> {
    return assigneeOf({ ...request, assigneeId }, await findTeam(strapi)) !== null;
  }

  return {
    edit: (
      target: Target,
      { revision, status, assigneeId, followUpOn, nextStep }: RequestChange,
    ): Promise<ChangeOutcome> =>
      change(target, async (request) => {
        if (status !== undefined && !statusesOf(request.kind).includes(status)) return invalid('status');
        if (nextStep !== undefined && request.kind !== 'counseling') return invalid('nextStep');
        if (request.revision !== revision) return conflict;
        if (typeof assigneeId === 'number' && !(await mayBeGiven(request, assigneeId))) return invalid('assigneeId');
        const data = {
          ...(status !== undefined && { reviewStatus: status }),
          ...(assigneeId !== undefined && { assigneeId }),
          ...(followUpOn !== undefined && { followUpOn }),
          ...(nextStep !== undefined && { nextStep }),
        };
        if (Object.keys(data).length > 0) await store(request, data);
        return done;
      }),

    pray: (target: Target, key: string, now: number): Promise<ChangeOutcome> =>
      change(target, (request) =>
        once(prayerCall(target, key), prayerAnswer, async () => {
          const { account, reference } = target;
          const { confidential, prayerCount, lastPrayedAt, status } = request;
          const wasFirst = status === 'new';
          const prayer = { reference, accountId: account.id, confidential, wasFirst, previousPrayedAt: lastPrayedAt };
          const prayerId = await storePrayer(strapi, prayer, now);
          await store(request, {
            prayerCount: prayerCount + 1,
            lastPrayedAt: new Date(now),
            ...(wasFirst && { reviewStatus: 'praying' }),
          });
          return { prayerId };
        }),
      ),

    /** Prayers of others that came after it stay. */
    undoPrayer: (target: Target, key: string): Promise<ChangeOutcome> =>
      change(target, async (request) => {
        const earlier = await earlierAnswer(strapi, prayerCall(target, key), prayerAnswer);
        if (earlier === 'key-reused') return keyReused;
        const prayer = earlier && (await deletePrayer(strapi, earlier.prayerId));
        if (!prayer) return done;
        await forgetAnswer(strapi, key);
        const prayerCount = Math.max(0, request.prayerCount - 1);
        const backToNew = prayer.wasFirst === true && prayerCount === 0 && request.status === 'praying';
        await store(request, {
          prayerCount,
          ...(request.lastPrayedAt === prayer.prayedAt && { lastPrayedAt: prayer.previousPrayedAt }),
          ...(backToNew && { reviewStatus: 'new' }),
        });
        return done;
      }),

    addNote: (target: Target, note: Note, now: number): Promise<ChangeOutcome> =>
      change(target, (request) =>
        once(noteCall(target, note), noteAnswer, async () => {
          const { teamNotes } = await readDecryptedFields(strapi, request);
          const author = signature(target.account);
          await store(request, { teamNotes: withNote(teamNotes, { author, text: note.text }, now) });
          return { addedAt: now, author };
        }),
      ),

    undoNote: (target: Target, note: Note): Promise<ChangeOutcome> =>
      change(target, async (request) => {
        const earlier = await earlierAnswer(strapi, noteCall(target, note), noteAnswer);
        if (earlier === 'key-reused') return keyReused;
        if (!earlier) return done;
        const { teamNotes } = await readDecryptedFields(strapi, request);
        const written = { author: earlier.author, text: note.text };
        const remaining = withoutNote(teamNotes, written, earlier.addedAt);
        if (remaining === undefined) return conflict;
        await forgetAnswer(strapi, note.key);
        await store(request, { teamNotes: remaining });
        return done;
      }),

    claim: (target: Target): Promise<ChangeOutcome> =>
      change(target, async (request) => {
        const { account } = target;
        const holder = assigneeOf(request, await findTeam(strapi));
        if (holder && holder.id !== account.id) return conflict;
        if (!holder) await store(request, { assigneeId: account.id });
        return done;
      }),

    giveBack: (target: Target): Promise<ChangeOutcome> =>
      change(target, async (request) => {
        const holder = assigneeOf(request, await findTeam(strapi));
        if (holder && holder.id !== target.account.id) return conflict;
        if (request.assigneeId !== null) await store(request, { assigneeId: null });
        return done;
      }),

    /** All open requests of a member, this one or another, that the account may read. */
    handBack: (account: DeskUser, memberId = account.id): Promise<HandedBack> =>
      withDeskLock(strapi, async () => {
        const held = { ...isOpen, assigneeId: memberId };
        const found = await Promise.all(requestKinds.map((kind) => findRequests(strapi, kind, held)));
        const requests: HandedBack['requests'] = [];
        for (const { kind, reference } of found.flat()) {
          const request = await findForChange({ account, kind, reference });
          if (request?.assigneeId !== memberId) continue;
          await store(request, { assigneeId: null });
          requests.push({ kind, reference });
        }
        return { requests };
      }),

    /** Deletes for good, as retention would after its days. A request that somebody has released meanwhile stays. */
    deleteSpam: (target: Target): Promise<ChangeOutcome | { kind: 'deleted' }> =>
      withDeskLock(strapi, () =>
        // Before the row is locked, because retention locks them in this order.
        withAdvisoryLock(strapi, deletionLock, async () => {
          const { account, kind, reference } = target;
          const request = await findForChange(target);
          if (request === null) return { kind: 'missing' };
          if (!request.spam) return { kind: 'conflict', request: await openRequest(strapi, account, request) };
          await runAsSystem(() => deleteRequests(strapi, uidOfKind(kind), [request], 'spam'));
          strapi.log.info(`Account ${account.id} deleted the spam ${reference}`);
          return { kind: 'deleted' };
        }),
      ),

    release: (target: Target): Promise<ChangeOutcome> =>
      change(target, async ({ kind, documentId, spam }) => {
        if (spam) await strapi.documents(uidOfKind(kind)).update({ documentId, data: { spam: false } });
        return done;
      }),
  };
};
