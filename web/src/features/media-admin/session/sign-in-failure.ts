import { ApiError } from '../../../lib/cms-client/api-error';

/** Why somebody could not be signed in, in terms that a form can show. */
export type SignInFailure =
  /** The answer is the same for an unknown account, a wrong password and an account that is switched off. */
  | 'credentials'
  /** An account that was blocked while it was signed in. */
  | 'inactive'
  /** A person who may not work on the timeline, where nobody else than such a one can go on. */
  | 'refused'
  | 'rate-limited'
  /** No answer came: no network, or no server behind it. */
  | 'unreachable'
  | 'server';

export function signInFailure(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'unreachable' : 'server';
  if (error.status === 429) return 'rate-limited';
  if (error.status === 502 || error.status === 503 || error.status === 504) return 'unreachable';
  return error.status === 400 || error.status === 401 ? 'credentials' : 'server';
}
