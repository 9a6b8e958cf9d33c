import type { RequestFailure } from '../lib/cms-client/request-failure';
import type { Translate } from './translate';

/** Why something that was sent was not taken. What is wrong with a field is said there. */
export function describeFailure(failure: RequestFailure, t: Translate): string {
  if (failure.kind !== 'rate-limited') return t(`submission.failure.${failure.kind}`);
  const { minutes } = failure;
  return minutes === 1
    ? t('submission.failure.rateLimited.one')
    : t('submission.failure.rateLimited.many', { minutes });
}
