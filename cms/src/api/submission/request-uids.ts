/** The content types that hold what people confide. */
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
