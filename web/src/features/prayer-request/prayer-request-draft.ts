import { createDraft, type Draft } from '../../lib/submission/draft';
import { createPrayerRequestSubmitter, type PrayerRequestSubmitter } from './api/prayer-request-submitter';
import { emptyPrayerRequest, type PrayerRequestValues } from './prayer-request-values';

type LeftForm = { readonly draft: Draft<PrayerRequestValues>; readonly submitter: PrayerRequestSubmitter };

let leftForm: LeftForm | undefined;

/** The form as its visitor left it. What was sent from it and is sent again goes out under the same key. */
export function leftPrayerForm(): LeftForm {
  leftForm ??= { draft: createDraftWithoutAnswer(), submitter: createPrayerRequestSubmitter() };
  return leftForm;
}

/** The next human check is another sum. */
function createDraftWithoutAnswer(): Draft<PrayerRequestValues> {
  const draft = createDraft(emptyPrayerRequest);
  return { ...draft, keep: (values) => draft.keep({ ...values, humanCheck: '' }) };
}
