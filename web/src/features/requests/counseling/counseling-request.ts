import { counselingRequestFields, counselingRequestPath, type CounselingRequest } from '@contracts/counseling-request';
import { counselingRequestMessages } from '@contracts/submission-messages';
import { paths } from '../../../lib/paths';
import { defineRequest, deriveForm, type FormValues } from '../form/define-request';

export type CounselingRequestValues = FormValues<typeof counselingRequestFields>;

export const counselingRequest = defineRequest<CounselingRequestValues, CounselingRequest>({
  ...deriveForm(counselingRequestFields),
  id: 'counseling-request',
  textPrefix: 'counselingRequest',
  path: counselingRequestPath,
  page: paths.counseling,
  text: 'counselingFor',
  messages: counselingRequestMessages,
});
