import { createDraft, type Draft } from '../../lib/submission/draft';
import { createCounselingRequestSubmitter, type CounselingRequestSubmitter } from './api/counseling-request-submitter';
import { emptyCounselingRequest, type CounselingRequestValues } from './counseling-request-values';

type LeftForm = { readonly draft: Draft<CounselingRequestValues>; readonly submitter: CounselingRequestSubmitter };

let leftForm: LeftForm | undefined;

/** The form as its visitor left it. What was sent from it and is sent again goes out under the same key. */
export function leftCounselingForm(): LeftForm {
  leftForm ??= { draft: createDraft(emptyCounselingRequest), submitter: createCounselingRequestSubmitter() };
  return leftForm;
}
