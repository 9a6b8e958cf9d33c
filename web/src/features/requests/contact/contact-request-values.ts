/** The form of the gospel presentation asks for a telephone number as well; the general one has a message alone. */
export type ContactVariant = 'gospel' | 'general';

/** What stands in the form, and the field that people never see. */
export type ContactRequestValues = {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  notes: string;
  subject: string;
};

export type ContactRequestField = keyof ContactRequestValues;

export const emptyContactRequest: ContactRequestValues = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  notes: '',
  subject: '',
};

/** The fields that can be wrong, in the order in which they stand. */
export const contactRequestFields: Record<ContactVariant, readonly ContactRequestField[]> = {
  gospel: ['firstName', 'lastName', 'email', 'phoneNumber', 'notes'],
  general: ['firstName', 'lastName', 'email', 'notes'],
};

/** Both forms can be on the page at once: the presentation opens over every page. */
export function contactRequestFieldId(variant: ContactVariant, field: ContactRequestField): string {
  return `contact-${variant}-${field}`;
}
