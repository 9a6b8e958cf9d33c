import * as v from 'valibot';
import { type OpenRequest, requestSchema } from '../../api/prayer-desk/contract';

export type FailureCause = 'offline' | 'refused' | 'gone' | 'failed';

export type Failure =
  | { readonly cause: FailureCause }
  /** The request was changed by somebody else since it was read; this is its current state. */
  | { readonly cause: 'conflict'; readonly now: OpenRequest };

const errorSchema = v.object({
  status: v.optional(v.number()),
  name: v.optional(v.string()),
  details: v.optional(v.unknown()),
});

/** Why a call of the desk failed. Without a network there is no status. */
export function failureOf(error: unknown): Failure {
  const read = v.safeParse(errorSchema, error);
  if (!read.success) return { cause: 'failed' };
  const { status, name, details } = read.output;
  if (status === undefined) return { cause: name === 'TypeError' || name === 'AbortError' ? 'offline' : 'failed' };
  if (status === 409) {
    const current = v.safeParse(requestSchema, details);
    return current.success ? { cause: 'conflict', now: current.output.request } : { cause: 'failed' };
  }
  if (status === 404) return { cause: 'gone' };
  if (status === 401 || status === 403) return { cause: 'refused' };
  // Proxies answer this while the CMS is down.
  return { cause: status === 502 || status === 503 || status === 504 ? 'offline' : 'failed' };
}
