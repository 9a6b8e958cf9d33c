import type { SubmissionFailure } from './submission-failure';

type FailureText =
  | {
      key:
        | 'submission.failure.unreachable'
        | 'submission.failure.server'
        | 'submission.failure.fields'
        | 'submission.failure.rateLimited.one';
      params?: undefined;
    }
  | { key: 'submission.failure.rateLimited.many'; params: { minutes: number } };

/** What a visitor is told of the cause, as a key of the dictionaries. */
export function failureText(cause: SubmissionFailure): FailureText {
  if (cause.kind !== 'rate-limited') return { key: `submission.failure.${cause.kind}` };
  return cause.minutes === 1
    ? { key: 'submission.failure.rateLimited.one' }
    : { key: 'submission.failure.rateLimited.many', params: { minutes: cause.minutes } };
}
