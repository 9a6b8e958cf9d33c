import { ApiError } from '../lib/cms-client/api-error';
import type { Translate } from './translate';

/** Why something could not be loaded, in the site's own words, never the server's. */
export function failureCause(t: Translate, error: unknown): string {
  if (error instanceof ApiError) return t('layout.error.status', { status: error.status });
  // `fetch` rejects with a TypeError whenever there is no connection.
  return t(error instanceof TypeError ? 'layout.error.connection' : 'layout.error.answer');
}
