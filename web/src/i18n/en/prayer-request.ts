import { prayerRequestMessages } from '@contracts/prayer-request';

export const prayerRequest = { ...prayerRequestMessages } as const;
