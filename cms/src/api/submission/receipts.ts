import type { Core } from '@strapi/strapi';
import type { SubmissionReceipt } from './contract';
import type { SubmissionSettings } from './settings';

const uid = 'api::submission.submission-receipt';
const minute = 60_000;
const keysAreKeptFor = 24 * 60 * minute;

/** As many others may send the same text within a day: a congregation that prays for one of its own passes it on. */
const mostSendersOfOneText = 5;

type Row = { bodyDigest: string; reference: string; receivedAt: string };

/** Whose text it is and which, told from others and nothing more. */
export type WritingDigests = { textDigest: string | null; senderDigest: string };

export type Earlier = { bodyDigest: string; receipt: SubmissionReceipt };

export async function findByKey(strapi: Core.Strapi, key: string, now: number): Promise<Earlier | null> {
  const row = (await strapi.db.query(uid).findOne({
    where: { idempotencyKey: key, receivedAt: { $gt: new Date(now - keysAreKeptFor) } },
  })) as Row | null;
  if (row === null) return null;
  const { bodyDigest, reference, receivedAt } = row;
  return { bodyDigest, receipt: { reference, receivedAt: new Date(receivedAt).toISOString() } };
}

/** How long until the oldest of the last `maximum` requests is no longer within the window. */
async function secondsUntilFree(
  strapi: Core.Strapi,
  where: Readonly<Record<string, unknown>>,
  { window, maximum }: { window: number; maximum: number },
  now: number,
): Promise<number> {
  const rows = (await strapi.db.query(uid).findMany({
    where: { ...where, receivedAt: { $gt: new Date(now - window) } },
    orderBy: { receivedAt: 'desc' },
    offset: maximum - 1,
    limit: 1,
  })) as Row[];
  const [blocking] = rows;
  if (blocking === undefined) return 0;
  return Math.max(1, Math.ceil((new Date(blocking.receivedAt).getTime() + window - now) / 1000));
}

/** 0 when another request may be stored now. */
export async function secondsUntilNext(
  strapi: Core.Strapi,
  { perAddress, perHour }: SubmissionSettings,
  addressDigest: string,
  now: number,
): Promise<number> {
  const address = await secondsUntilFree(strapi, { addressDigest }, { window: 10 * minute, maximum: perAddress }, now);
  const everybody = await secondsUntilFree(strapi, {}, { window: 60 * minute, maximum: perHour }, now);
  return Math.max(address, everybody);
}

/** Whether a text came from ever new names already. */
export async function isSentByMany(
  strapi: Core.Strapi,
  { textDigest, senderDigest }: WritingDigests,
  now: number,
): Promise<boolean> {
  if (textDigest === null) return false;
  const senders = new Set<string>();
  while (senders.size < mostSendersOfOneText) {
    const row = (await strapi.db.query(uid).findOne({
      where: {
        textDigest,
        senderDigest: { $notIn: [senderDigest, ...senders] },
        receivedAt: { $gt: new Date(now - keysAreKeptFor) },
      },
    })) as WritingDigests | null;
    if (row === null) return false;
    senders.add(row.senderDigest);
  }
  return true;
}

export async function keep(
  strapi: Core.Strapi,
  row: Row & WritingDigests & { idempotencyKey: string | null; addressDigest: string },
): Promise<void> {
  await strapi.db.query(uid).create({ data: row });
}

export async function forgetExpired(strapi: Core.Strapi, now: number): Promise<void> {
  await strapi.db.query(uid).deleteMany({ where: { receivedAt: { $lte: new Date(now - keysAreKeptFor) } } });
}
