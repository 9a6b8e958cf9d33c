import { apiErrorSchema } from '@contracts/submission';
import { safeParse } from 'valibot';
import { ApiError } from '../../../lib/cms-client/api-error';

/** Why somebody could not be signed in, in terms that a form can show. */
export type SignInFailure =
  | 'credentials'
  | 'inactive'
  /** A person who may not work on the timeline, where nobody else than such a one can go on. */
  | 'refused'
  | 'rate-limited'
  /** No answer came: no network, or no server behind it. */
  | 'unreachable'
  | 'server';

/** What the panel says of an account that an administrator has switched off, once the password is right. */
const inactiveMessage = 'User not active';

export function signInFailure(error: unknown): SignInFailure {
  if (!(error instanceof ApiError)) return error instanceof TypeError ? 'unreachable' : 'server';
  if (error.status === 429) return 'rate-limited';
  if (error.status === 502 || error.status === 503 || error.status === 504) return 'unreachable';
  if (error.status !== 400 && error.status !== 401) return 'server';
  const answer = safeParse(apiErrorSchema, error.json());
  return answer.success && answer.output.error.message === inactiveMessage ? 'inactive' : 'credentials';
}
