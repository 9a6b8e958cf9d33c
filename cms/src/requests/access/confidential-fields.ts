import type { RequestUid } from '../request-uids';

/** Fields that are encrypted and shown only in an opened request: names, contact details, texts, notes. */
export const confidentialFields: Readonly<Record<RequestUid, readonly string[]>> = {
  'api::prayer-request.prayer-request': [
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'prayerRequest',
    'thanks',
    'teamNotes',
    'enteredBy',
  ],
  'api::contact-request.contact-request': [
    'firstName',
    'lastName',
    'email',
    'phoneNumber',
    'notes',
    'teamNotes',
    'enteredBy',
  ],
  'api::counseling-request.counseling-request': [
    'firstName',
    'lastName',
    'email',
    'phone',
    'phoneSafety',
    'counselingFor',
    'teamNotes',
    'enteredBy',
    'nextStep',
  ],
};
