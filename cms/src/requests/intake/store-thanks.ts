import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { closedStatuses, type SpamReason } from '../../contracts/prayer-desk';
import { thanksAtMost } from '../../contracts/prayer-thanks';
import type { PrayerThanksMessageKey } from '../../contracts/submission-messages';
import { table } from '../../lib/table';
import { decryptedRequest } from '../encryption/request-encryption';
import { prayerRequestUid } from '../request-uids';
import type { StoreSubmission } from './store-request';

const fieldsSchema = v.object({ reference: v.string(), thanks: v.string(), mayBeShared: v.boolean() });

const unknown: PrayerThanksMessageKey = 'prayerThanks.reference.unknown';
const automated: PrayerThanksMessageKey = 'prayerThanks.thanks.automated';
/** What many people send at once is taken: they cannot know of each other. */
const automatedReasons: readonly (SpamReason | null)[] = ['hidden-field', 'too-fast', 'advertising'];
const enough: PrayerThanksMessageKey = 'prayerThanks.thanks.enough';

/** The row, locked until the transaction ends, because the team changes requests at the same time. */
async function lockedRequest(strapi: Core.Strapi, reference: string) {
  const where = { reference };
  await strapi.db.queryBuilder(prayerRequestUid).select(['id']).where(where).first().forUpdate().execute();
  return table(strapi, prayerRequestUid).findOne({ where });
}

/** A danger that the thanks speak of makes the request urgent, and open if it was closed. */
export const storeThanks: StoreSubmission = async (strapi, { fields, urgent, spamReason, receivedAt }) => {
  const { reference, thanks, mayBeShared } = v.parse(fieldsSchema, fields);
  // There is no spam list for what belongs to a request, so it is said to the sender.
  if (automatedReasons.includes(spamReason)) return { refused: ['thanks', automated] };
  const row = await lockedRequest(strapi, reference);
  if (row === null) return { refused: ['reference', unknown] };
  const earlier = decryptedRequest(strapi, prayerRequestUid, row);
  const all = earlier.thanks === null ? thanks : `${earlier.thanks}\n\n${thanks}`;
  if (all.length > thanksAtMost) return { refused: ['thanks', enough] };
  const isClosed = closedStatuses.some((status) => status === row.reviewStatus);
  await strapi.db.query(prayerRequestUid).update({
    where: { id: row.id },
    data: {
      thanks: all,
      // Consent to share one part is none to share what was told before.
      thanksMayBeShared: mayBeShared && (earlier.thanks === null || earlier.thanksMayBeShared),
      thankedAt: receivedAt,
      ...(urgent && { urgent, ...(isClosed && { reviewStatus: 'follow-up' }) }),
    },
  });
  return { reference };
};
