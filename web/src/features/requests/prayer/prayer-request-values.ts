/** What stands in the form: the request, the answer to the human check, and the field that people never see. */
export type PrayerRequestValues = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  prayerType: string;
  prayerRequest: string;
  confidential: boolean;
  contactMe: boolean;
  humanCheck: string;
  subject: string;
};

export type PrayerRequestField = keyof PrayerRequestValues;

export const emptyPrayerRequest: PrayerRequestValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  prayerType: '',
  prayerRequest: '',
  confidential: false,
  contactMe: false,
  humanCheck: '',
  subject: '',
};

/** The fields that can be wrong, in the order in which they stand. */
export const prayerRequestFields = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'prayerType',
  'prayerRequest',
  'confidential',
  'contactMe',
  'humanCheck',
] as const satisfies readonly PrayerRequestField[];

export function prayerRequestFieldId(field: PrayerRequestField): string {
  return `prayer-request-${field}`;
}
