/** What stands in the form, and the field that people never see. */
export type CounselingRequestValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  counselingFor: string;
  subject: string;
};

export type CounselingRequestField = keyof CounselingRequestValues;

export const emptyCounselingRequest: CounselingRequestValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  counselingFor: '',
  subject: '',
};

/** The fields that can be wrong, in the order in which they stand. */
export const counselingRequestFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'counselingFor',
] as const satisfies readonly CounselingRequestField[];

export function counselingRequestFieldId(field: CounselingRequestField): string {
  return `counseling-request-${field}`;
}
