import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { prayerTypes, type PrayerType } from '../../api/prayer-request/contract';
import { locales } from '../../api/language/contract';
import { uidOfKind } from '../request-uids';
import { reviewStatuses, spamReasons, type RequestKind } from '../../api/prayer-desk/contract';

const everyKind = {
  id: v.number(),
  documentId: v.string(),
  reference: v.string(),
  language: v.picklist(locales),
  receivedAt: v.string(),
  reviewStatus: v.picklist(reviewStatuses),
  urgent: v.boolean(),
  spam: v.boolean(),
  spamReason: v.nullable(v.picklist(spamReasons)),
  assigneeId: v.nullable(v.number()),
  followUpOn: v.nullable(v.string()),
  closedAt: v.nullable(v.string()),
  warnedAt: v.nullable(v.string()),
  revision: v.number(),
};

const ofPrayers = {
  confidential: v.boolean(),
  prayerType: v.picklist(prayerTypes),
  prayerCount: v.number(),
  lastPrayedAt: v.nullable(v.string()),
  thankedAt: v.nullable(v.string()),
};

const otherSchema = v.object(everyKind);
const prayerSchema = v.object({ ...everyKind, ...ofPrayers });

type Other = v.InferOutput<typeof otherSchema>;

/** A request without its confidential fields. */
export type StoredRequest = Omit<Other, 'reviewStatus'> & {
  kind: RequestKind;
  status: Other['reviewStatus'];
  confidential: boolean;
  prayerType: PrayerType | null;
  prayerCount: number;
  lastPrayedAt: string | null;
  thankedAt: string | null;
};

/** Contact and counseling requests are never marked confidential, and have no prayers. */
const noPrayer = { confidential: false, prayerType: null, prayerCount: 0, lastPrayedAt: null, thankedAt: null };

function readRow(kind: RequestKind, row: unknown): StoredRequest {
  const { reviewStatus: status, ...rest } =
    kind === 'prayer' ? v.parse(prayerSchema, row) : { ...noPrayer, ...v.parse(otherSchema, row) };
  return { kind, status, ...rest };
}

function columns(kind: RequestKind): string[] {
  return Object.keys(kind === 'prayer' ? { ...everyKind, ...ofPrayers } : everyKind);
}

export type Where = Readonly<Record<string, unknown>>;

type Order = Readonly<Record<string, 'asc' | 'desc'>>;
type Selection = { orderBy?: readonly Order[]; limit?: number };

/** The requests of this kind that the current account may see; the database subscriber adds the restriction. */
export async function findRequests(
  strapi: Core.Strapi,
  kind: RequestKind,
  where: Where,
  { orderBy = [], limit }: Selection = {},
): Promise<StoredRequest[]> {
  const rows: unknown[] = await strapi.db.query(uidOfKind(kind)).findMany({
    select: columns(kind),
    where,
    orderBy: [...orderBy],
    ...(limit === undefined ? {} : { limit }),
  });
  return rows.map((row) => readRow(kind, row));
}

/** How many of them the current account may see. */
export function countRequests(strapi: Core.Strapi, kind: RequestKind, where: Where): Promise<number> {
  return strapi.db.query(uidOfKind(kind)).count({ where });
}

export async function findRequest(
  strapi: Core.Strapi,
  kind: RequestKind,
  reference: string,
): Promise<StoredRequest | null> {
  const [found] = await findRequests(strapi, kind, { reference });
  return found ?? null;
}
