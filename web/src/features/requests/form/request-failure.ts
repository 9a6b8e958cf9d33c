import { apiErrorSchema } from '@contracts/submission';
import { safeParse } from 'valibot';
import type { Translate } from '../../../i18n/translate';
import { ApiError, isNoAnswer } from '../../../lib/cms-client/api-error';
import { waitMinutes } from '../../../lib/cms-client/wait-minutes';

export type RequestFailure =
  /** What the server refuses, as message keys by field. */
  | { kind: 'fields'; errors: Readonly<Record<string, string>> }
  | { kind: 'rate-limited'; minutes: number }
  /** No answer: no network, or a timeout. */
  | { kind: 'unreachable' }
  | { kind: 'server' };

/** For a refusal that no contract has a text for. */
const refusedFieldKey = 'submission.field.refused';

/** `messages` has the server's English texts, whose translations visitors read; `fields` are those that are shown. */
export function classifyFailure(
  error: unknown,
  messages: Readonly<Record<string, string>>,
  fields: readonly string[],
): RequestFailure {
  if (!(error instanceof ApiError)) return { kind: isNoAnswer(error) ? 'unreachable' : 'server' };
  if (error.status === 429) return { kind: 'rate-limited', minutes: waitMinutes(error.headers) };
  if (error.status !== 400) return { kind: 'server' };
  const errors = fieldErrors(error.json(), messages, fields);
  return Object.keys(errors).length > 0 ? { kind: 'fields', errors } : { kind: 'server' };
}

export function describeFailure(failure: RequestFailure, t: Translate): string {
  if (failure.kind !== 'rate-limited') return t(`submission.failure.${failure.kind}`);
  const { minutes } = failure;
  return minutes === 1
    ? t('submission.failure.rateLimited.one')
    : t('submission.failure.rateLimited.many', { minutes });
}

/** True if the same request may be accepted later: no answer, a server error, or a rate limit. */
export function mayBeAcceptedLater(error: unknown): boolean {
  return error instanceof ApiError ? error.status === 429 || error.status >= 500 : isNoAnswer(error);
}

/** How long the server asks to wait; 0 if it does not. */
export function retryAfterMs(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 429) return 0;
  return waitMinutes(error.headers) * 60_000;
}

function fieldErrors(json: unknown, messages: Readonly<Record<string, string>>, fields: readonly string[]) {
  const refusal = safeParse(apiErrorSchema, json);
  const found = refusal.success ? (refusal.output.error.details?.errors ?? []) : [];
  const keyOf = new Map(Object.entries(messages).map(([key, english]) => [english, key]));
  const errors: Record<string, string> = {};
  for (const { path, message } of found) {
    const [field] = path;
    if (field !== undefined && fields.includes(field)) errors[field] ??= keyOf.get(message) ?? refusedFieldKey;
  }
  return errors;
}
