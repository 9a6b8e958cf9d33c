import { counselingRequestPath, type CounselingRequest } from '@contracts/counseling-request';
import { createSubmitter, type Submitter } from '../form/submitter';

export type CounselingRequestSubmitter = Submitter<CounselingRequest>;

/** POST /api/counseling-requests */
export function createCounselingRequestSubmitter(): CounselingRequestSubmitter {
  return createSubmitter<CounselingRequest>(counselingRequestPath);
}
