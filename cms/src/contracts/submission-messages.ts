/** Separate from the schemas, because every page loads the texts but only forms need schemas. */
export const submissionMessages = {
  'submission.firstName.required': 'First name is required',
  'submission.lastName.required': 'Last name is required',
  'submission.name.tooLong': 'Please use at most 100 characters',
  'submission.email.invalid': 'Please enter a valid email address',
  'submission.email.tooLong': 'Please use at most 254 characters',
  'submission.phone.invalid':
    'Please enter one number of 7 to 10 digits, or one with + and its country code, without an extension',
  'submission.phone.international':
    'Please enter one whole number with its country code: + and 7 to 15 digits, like +593 99 876 5432',
  'submission.longText.tooLong': 'Please use at most 5,000 characters',
  'submission.text.unreadable': 'Please remove characters that cannot be stored',
  'submission.choice.invalid': 'Please answer with yes or no',
} as const;

export const prayerRequestMessages = {
  'prayerRequest.email.invalid': 'Please enter a valid email address with @ and domain (example: name@example.com)',
  'prayerRequest.prayerType.required': 'Please select a prayer request type',
  'prayerRequest.prayerRequest.tooShort': 'Please provide at least 10 characters for your prayer request',
} as const;

export const counselingRequestMessages = {
  'counselingRequest.phone.required': 'Phone number is required',
  'counselingRequest.counselingFor.tooShort':
    'Please provide at least 10 characters describing what you need counseling for',
  'counselingRequest.phoneSafety.invalid': 'Please choose one of the answers',
} as const;

export const prayerThanksMessages = {
  'prayerThanks.reference.invalid': 'Please enter the reference of your prayer request, like P-7KQ4-M2XD',
  'prayerThanks.reference.unknown':
    'We do not have a prayer request with this reference. Please check it. If it was long ago, we have deleted it; then please write to us with the contact form',
  'prayerThanks.thanks.tooShort': 'Please tell us in at least 10 characters what happened',
  'prayerThanks.thanks.automated':
    'This looks as if a program had sent it. Please tell it in your own words, without links, and send it again',
  'prayerThanks.thanks.enough':
    'You have told us a great deal about this request, and there is no room for more. Please write to us with the contact form',
} as const;

export type SubmissionMessageKey = keyof typeof submissionMessages;
export type RequestMessageKey =
  SubmissionMessageKey | keyof typeof prayerRequestMessages | keyof typeof counselingRequestMessages;
export type PrayerThanksMessageKey = keyof typeof prayerThanksMessages;
