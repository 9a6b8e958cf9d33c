import { prayerRequestPath, type PrayerRequest } from '@contracts/prayer-request';
import { createSubmitter, type Submitter } from '../form/submitter';

export type PrayerRequestSubmitter = Submitter<PrayerRequest>;

/** POST /api/prayer-requests */
export function createPrayerRequestSubmitter(): PrayerRequestSubmitter {
  return createSubmitter<PrayerRequest>(prayerRequestPath);
}
