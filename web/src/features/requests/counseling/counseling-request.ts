import {
  counselingRequestPath,
  counselingRequestSchema,
  type CounselingRequest,
  type PhoneSafety,
} from '@contracts/counseling-request';
import { counselingRequestMessages } from '@contracts/submission-messages';
import { mixed, object } from 'yup';
import { paths } from '../../../lib/paths';
import { defineRequest } from '../form/define-request';

export type CounselingRequestValues = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  phoneSafety: PhoneSafety;
  counselingFor: string;
  subject: string;
};

const schema = counselingRequestSchema({ mixed, object });

export const counselingRequest = defineRequest<CounselingRequestValues, CounselingRequest>({
  id: 'counseling-request',
  textPrefix: 'counselingRequest',
  path: counselingRequestPath,
  page: paths.counseling,
  initialValues: {
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    // The default is the safe answer.
    phoneSafety: 'ask-first',
    counselingFor: '',
    subject: '',
  },
  text: 'counselingFor',
  fields: ['firstName', 'lastName', 'email', 'phone', 'phoneSafety', 'counselingFor'],
  schema,
  messages: counselingRequestMessages,
  toBody: (values) => ({
    ...schema.validateSync(values, { stripUnknown: true }),
    phoneSafety: values.phoneSafety,
  }),
});
