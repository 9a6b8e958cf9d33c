/** Separate from the schemas, so that only the parts about certificates load them. */
export const certificateMessages = {
  'certificate.name.tooShort': 'Please write the name with at least 2 letters',
  'certificate.name.tooLong': 'Please use at most 80 characters',
  'certificate.name.letters':
    'A certificate can show Latin letters, spaces, periods, hyphens, middle dots and apostrophes. Please write the name with these.',
  'certificate.number.invalid':
    'A number has 24 letters and digits, like 7KQ4-M2XD-09AB-CDEF-GH12-3456. Please check it against the certificate.',
  'certificate.answers.invalid': 'The answers could not be read. Please reload the page and try again.',
} as const;

export type CertificateMessageKey = keyof typeof certificateMessages;
