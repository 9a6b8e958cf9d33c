import { ApiError } from '../lib/cms-client/api-error';
import type { Translate } from './translate';

/** Why something could not be loaded, as a visitor is told it: never the answer's own words. */
export function failureCause(t: Translate, error: unknown): string {
  if (error instanceof ApiError) return t('layout.error.status', { status: error.status });
  // A fetch that reaches nobody fails so, whatever the reason.
  return t(error instanceof TypeError ? 'layout.error.connection' : 'layout.error.answer');
}
