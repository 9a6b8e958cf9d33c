import type { PrayerRequestBody } from '../../cms/src/api/prayer-request/contract';

export const exampleRequest: PrayerRequestBody = {
  firstName: 'Ana',
  lastName: 'Vera',
  email: 'ana@example.org',
  phoneNumber: '555-123-4567',
  prayerType: 'family',
  prayerRequest: 'For my family, please.',
  confidential: false,
  contactMe: false,
};
