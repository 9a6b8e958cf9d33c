import { conflictSchema, type OpenRequest } from '@contracts/prayer-desk';
import { safeParse } from 'valibot';
import { ApiError } from '../../lib/cms-client/api-error';

export type FailureCause = 'offline' | 'refused' | 'gone' | 'failed';

export type Failure =
  | { readonly cause: FailureCause }
  /** The request was changed by somebody else since it was read; this is its current state. */
  | { readonly cause: 'conflict'; readonly now: OpenRequest };

export function failureOf(error: unknown): Failure {
  // `fetch` rejects with a TypeError whenever there is no connection.
  if (!(error instanceof ApiError)) return { cause: error instanceof TypeError ? 'offline' : 'failed' };
  switch (error.status) {
    case 409: {
      const conflict = safeParse(conflictSchema, error.json());
      return conflict.success ? { cause: 'conflict', now: conflict.output.error.details.request } : { cause: 'failed' };
    }
    case 404:
      return { cause: 'gone' };
    case 401:
    case 403:
      return { cause: 'refused' };
    // The proxy answers these while the CMS is down.
    case 502:
    case 503:
    case 504:
      return { cause: 'offline' };
    default:
      return { cause: 'failed' };
  }
}

/** Why a call failed that cannot conflict. */
export function causeOf(error: unknown): FailureCause {
  const { cause } = failureOf(error);
  return cause === 'conflict' ? 'failed' : cause;
}
