import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { errors } from '@strapi/utils';
import { withAdvisoryLock } from './advisory-lock';
import { table } from './table';
import { keyedDigest } from './secrets';
import { runAsSystem } from './viewer';
import { dayMs } from '../contracts/day';

/** A call that is repeated later than this acts again. */
export const idempotencyKeyLifetimeMs = dayMs;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The content of the header Idempotency-Key: optional, but it must be a UUID. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !uuid.test(header)) {
    throw new errors.ValidationError('Idempotency-Key must be a UUID');
  }
  return header.toLowerCase();
}

export const answeredCallUid = 'api::idempotency.answered-call';

/** The reference of the request that an answer names, so that the row is deleted with it. */
const referenceSchema = v.fallback(v.object({ reference: v.nullable(v.string()) }), { reference: null });

/** A call that may be repeated: its key, if it has one, and everything that makes it this call and no other. */
export type RepeatableCall = { key: string | null; content: readonly unknown[] };

function digestOf(strapi: Core.Strapi, { content }: RepeatableCall): string {
  return keyedDigest(strapi.config.get('site.submissions.secret'), 'call', JSON.stringify(content));
}

/** What was answered to the same call before; `key-reused` if the key came with another call. */
export async function earlierAnswer<Answer>(
  strapi: Core.Strapi,
  call: RepeatableCall,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer | 'key-reused' | undefined> {
  const { key } = call;
  if (key === null) return undefined;
  const since = new Date(Date.now() - idempotencyKeyLifetimeMs);
  const where = { key, answeredAt: { $gt: since } };
  const row = await runAsSystem(() => table(strapi, answeredCallUid).findOne({ where }));
  if (row === null) return undefined;
  return row.callDigest === digestOf(strapi, call) ? v.parse(schema, row.answer) : 'key-reused';
}

/** Stored with the change, so simultaneous calls act once. A result that is no answer is a refusal, and not stored. */
export async function answerOnce<Answer, Refusal>(
  strapi: Core.Strapi,
  call: RepeatableCall,
  schema: v.GenericSchema<unknown, Answer>,
  act: () => Promise<Answer | Refusal>,
): Promise<Answer | Refusal | 'key-reused'> {
  const { key } = call;
  if (key === null) return act();
  return withAdvisoryLock(strapi, `idempotency-${key}`, async () => {
    const earlier = await earlierAnswer(strapi, call, schema);
    if (earlier !== undefined) return earlier;
    const result = await act();
    if (v.is(schema, result)) {
      const now = Date.now();
      const { reference } = v.parse(referenceSchema, result);
      const callDigest = digestOf(strapi, call);
      const data = { key, callDigest, answer: result, reference, answeredAt: new Date(now) };
      await runAsSystem(async () => {
        const expired = { answeredAt: { $lte: new Date(now - idempotencyKeyLifetimeMs) } };
        await strapi.db.query(answeredCallUid).deleteMany({ where: expired });
        await strapi.db.query(answeredCallUid).create({ data });
      });
    }
    return result;
  });
}

/** Forgets a call that was undone, so that its key acts again. */
export async function forgetAnswer(strapi: Core.Strapi, key: string): Promise<void> {
  await runAsSystem(() => strapi.db.query(answeredCallUid).deleteMany({ where: { key } }));
}
