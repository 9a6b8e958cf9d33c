import type { PhoneSafety } from '@contracts/counseling-request';

/** What stands in the form, and the field that people never see. */
export type CounselingRequestValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  phoneSafety: PhoneSafety;
  counselingFor: string;
  subject: string;
};

export type CounselingRequestField = keyof CounselingRequestValues;

/** Who does not answer is asked before anybody calls, which harms nobody. */
export const emptyCounselingRequest: CounselingRequestValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  phoneSafety: 'ask-first',
  counselingFor: '',
  subject: '',
};

/** The fields that can be wrong, in the order in which they stand. */
export const counselingRequestFields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'phoneSafety',
  'counselingFor',
] as const satisfies readonly CounselingRequestField[];

export function counselingRequestFieldId(field: CounselingRequestField): string {
  return `counseling-request-${field}`;
}
