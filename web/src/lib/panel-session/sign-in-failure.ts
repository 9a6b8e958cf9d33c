import { ApiError } from '../cms-client/api-error';

export type SignInFailure =
  /** The same for unknown accounts, wrong passwords and disabled accounts. */
  | 'credentials'
  /** The account was blocked during the session. */
  | 'inactive'
  /** The account may not continue another one's work. */
  | 'refused'
  | 'rate-limited'
  /** No network, or no server. */
  | 'unreachable'
  | 'server';

export function signInFailure(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'unreachable' : 'server';
  if (error.status === 429) return 'rate-limited';
  if (error.status === 502 || error.status === 503 || error.status === 504) return 'unreachable';
  return error.status === 400 || error.status === 401 ? 'credentials' : 'server';
}
