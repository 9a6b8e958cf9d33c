import { failureText } from './failure-text';
import type { SubmissionForm } from './use-submission-form';

const statusOf = {
  waiting: 'submission.resending.waiting',
  trying: 'submission.resending.waiting',
  stopped: 'submission.resending.stopped',
  changed: 'submission.resending.changed',
} as const;

type Key =
  | (typeof statusOf)[keyof typeof statusOf]
  | 'submission.failed'
  | 'submission.failure.contact'
  | 'submission.resending.now'
  | 'submission.resending.stop';

type Words = {
  t: (key: Key) => string;
  message: (key: string, params?: Readonly<Record<string, number>>) => string;
};

/** What a form says of an attempt that failed, if one did; `failed` is the sentence of its toast. */
export function failureTold<Values>(form: SubmissionForm<Values>, { t, message }: Words, failed: string) {
  const { failure, resending } = form;
  if (!failure) return undefined;
  const { cause, attempt } = failure;
  const { key, params } = failureText(cause);
  return {
    title: t('submission.failed'),
    lines: [...(cause.kind === 'server' ? [failed] : []), message(key, params)],
    otherWay: t('submission.failure.contact'),
    attempt,
    resending: resending && {
      status: t(statusOf[resending]),
      ways:
        resending === 'waiting' || resending === 'trying'
          ? {
              isTrying: resending === 'trying',
              now: t('submission.resending.now'),
              stop: t('submission.resending.stop'),
              onNow: form.submit,
              onStop: form.stopResending,
            }
          : undefined,
    },
  };
}
