import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import type { SubmissionReceipt } from '../../contracts/submission';
import { idempotencyKeyLifetimeMs } from '../../lib/idempotent-calls';
import type { NetworkDigests } from './digest';

/** Not in `idempotent-calls.ts`: limits, proofs and copied texts count rows without a key and refused ones too. */
export const receiptUid = 'api::submission.submission-receipt';

/** How many people may send the same text within a day, since a congregation may pass on one prayer request. */
const mostSendersOfOneText = 5;

/** Digests of the sender and text, which only tell them apart. */
export type WritingDigests = { textDigest: string | null; senderDigest: string };

export type Earlier = { bodyDigest: string; receipt: SubmissionReceipt };

export async function findByKey(strapi: Core.Strapi, key: string, now: number): Promise<Earlier | null> {
  const row = await table(strapi, receiptUid).findOne({
    where: { idempotencyKey: key, receivedAt: { $gt: new Date(now - idempotencyKeyLifetimeMs) } },
  });
  return row && { bodyDigest: row.bodyDigest, receipt: { reference: row.reference, receivedAt: row.receivedAt } };
}

export async function isSentByMany(
  strapi: Core.Strapi,
  { textDigest, senderDigest }: WritingDigests,
  now: number,
): Promise<boolean> {
  if (textDigest === null) return false;
  const senders = new Set<string | null>();
  while (senders.size < mostSendersOfOneText) {
    const row = await table(strapi, receiptUid).findOne({
      where: {
        textDigest,
        senderDigest: { $notIn: [senderDigest, ...senders] },
        receivedAt: { $gt: new Date(now - idempotencyKeyLifetimeMs) },
      },
    });
    if (row === null) return false;
    senders.add(row.senderDigest);
  }
  return true;
}

export type NewReceipt = { bodyDigest: string; reference: string; receivedAt: string } & WritingDigests &
  NetworkDigests & {
    idempotencyKey: string | null;
    /** The challenge that was solved; no other request can use it. */
    proof: string | null;
    spam: boolean;
    urgent: boolean;
  };

export async function storeReceipt(strapi: Core.Strapi, data: NewReceipt): Promise<void> {
  await strapi.db.query(receiptUid).create({ data });
}

export async function isProofUsed(strapi: Core.Strapi, proof: string): Promise<boolean> {
  return (await strapi.db.query(receiptUid).count({ where: { proof } })) > 0;
}

export async function forgetExpired(strapi: Core.Strapi, now: number): Promise<void> {
  await strapi.db
    .query(receiptUid)
    .deleteMany({ where: { receivedAt: { $lte: new Date(now - idempotencyKeyLifetimeMs) } } });
}
