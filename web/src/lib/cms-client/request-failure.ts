import { apiErrorSchema } from '@contracts/submission';
import { safeParse } from 'valibot';
import { ApiError, isNoAnswer } from './api-error';

export type RequestFailure =
  /** What the server refuses, as message keys by field. */
  | { kind: 'fields'; errors: Readonly<Record<string, string>> }
  | { kind: 'rate-limited'; minutes: number }
  /** No answer: no network, or a timeout. */
  | { kind: 'unreachable' }
  | { kind: 'server' };

const defaultMinutes = 10;

/** `messages` has the keys that visitors can read; `fields` are those that are shown. */
export function classifyFailure(
  error: unknown,
  messages: Readonly<Record<string, string>>,
  fields: readonly string[],
): RequestFailure {
  if (!(error instanceof ApiError)) return { kind: isNoAnswer(error) ? 'unreachable' : 'server' };
  if (error.status === 429) return { kind: 'rate-limited', minutes: waitMinutes(error.headers) };
  if (error.status !== 400) return { kind: 'server' };
  const errors: Record<string, string> = {};
  for (const { path, code } of fieldRefusals(error)) {
    const [field] = path;
    if (field !== undefined && fields.includes(field)) errors[field] ??= messageKey(messages, code);
  }
  return Object.keys(errors).length > 0 ? { kind: 'fields', errors } : { kind: 'server' };
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

/** How long an answer asks to wait, in a number of seconds or until a time. */
function waitMinutes(headers: Headers): number {
  const retryAfter = headers.get('Retry-After');
  if (retryAfter === null) return defaultMinutes;
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (Date.parse(retryAfter) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds / 60)) : defaultMinutes;
}

/** What the server says of each field that it refuses: in English, and by the key of the message. */
export function fieldRefusals(error: ApiError) {
  const refusal = safeParse(apiErrorSchema, error.json());
  return refusal.success ? (refusal.output.error.details?.errors ?? []) : [];
}

/** The key of the text that visitors read; a general one for a refusal that no contract has a text for. */
export function messageKey(messages: Readonly<Record<string, string>>, code = ''): string {
  return Object.keys(messages).includes(code) ? code : 'submission.field.refused';
}
