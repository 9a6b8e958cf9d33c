import type { RequestKind } from '../api/prayer-desk/contract';

export const requestUids = [
  'api::prayer-request.prayer-request',
  'api::contact-request.contact-request',
  'api::counseling-request.counseling-request',
] as const;

export type RequestUid = (typeof requestUids)[number];

export const prayerRequestUid = 'api::prayer-request.prayer-request' satisfies RequestUid;

export function isRequestUid(uid: unknown): uid is RequestUid {
  return requestUids.some((requestUid) => requestUid === uid);
}

const uids = {
  prayer: 'api::prayer-request.prayer-request',
  contact: 'api::contact-request.contact-request',
  counseling: 'api::counseling-request.counseling-request',
} as const satisfies Record<RequestKind, RequestUid>;

export function uidOfKind(kind: RequestKind): RequestUid {
  return uids[kind];
}

const kinds = {
  [uids.prayer]: 'prayer',
  [uids.contact]: 'contact',
  [uids.counseling]: 'counseling',
} as const satisfies Record<RequestUid, RequestKind>;

export function kindOf(uid: RequestUid): RequestKind {
  return kinds[uid];
}
