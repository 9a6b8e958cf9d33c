import { describe, expect, test, vi } from 'vitest';
import { ApiError } from './api-error';
import { classifyFailure } from './request-failure';

const messages = { 'submission.firstName.required': 'First name is required' };
const failure = (error: unknown) => classifyFailure(error, messages, ['firstName', 'email']);

function refusal(status: number, errors: unknown, headers: Record<string, string> = {}) {
  const body = { data: null, error: { status, name: 'ValidationError', message: 'No', details: { errors } } };
  return new ApiError(status, JSON.stringify(body), '', new Headers(headers));
}

describe('a validation error', () => {
  test('is shown by field, with the key of its text', () => {
    const errors = [
      { path: ['firstName'], message: 'x', name: 'ValidationError', code: 'submission.firstName.required' },
    ];
    expect(failure(refusal(400, errors))).toEqual({
      kind: 'fields',
      errors: { firstName: 'submission.firstName.required' },
    });
  });

  test('shows the first message of a field', () => {
    const errors = [
      { path: ['firstName'], message: 'x', name: 'ValidationError', code: 'submission.firstName.required' },
      { path: ['firstName'], message: 'Too long', name: 'ValidationError' },
    ];
    expect(failure(refusal(400, errors))).toMatchObject({ errors: { firstName: 'submission.firstName.required' } });
  });

  test('never shows a text without a translation', () => {
    const errors = [{ path: ['email'], message: 'column "email" violates', name: 'ValidationError' }];
    expect(failure(refusal(400, errors))).toEqual({ kind: 'fields', errors: { email: 'submission.field.refused' } });
  });

  test('of a field that is not in the form counts as a server error', () => {
    expect(failure(refusal(400, [{ path: ['locale'], message: 'No', name: 'ValidationError' }]))).toEqual({
      kind: 'server',
    });
  });
});

test.each([
  ['90', 2],
  ['1', 1],
  ['0', 1],
  ['Sat, 21 Nov 2026 05:04:30 GMT', 5],
  ['soon', 10],
])('a rate limit with Retry-After "%s" asks to wait %i minutes', (retryAfter, minutes) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T05:00:00Z') });
  expect(failure(refusal(429, [], { 'Retry-After': retryAfter }))).toEqual({ kind: 'rate-limited', minutes });
  vi.useRealTimers();
});

test('a rate limit without a time waits for its whole duration', () => {
  expect(failure(refusal(429, []))).toEqual({ kind: 'rate-limited', minutes: 10 });
});

test.each([new TypeError('Failed to fetch'), new DOMException('signal timed out', 'TimeoutError')])(
  '%s means that nobody answered',
  (error) => {
    expect(failure(error)).toEqual({ kind: 'unreachable' });
  },
);

test.each([
  new ApiError(500, '<html>', ''),
  new ApiError(400, 'not JSON', ''),
  new ApiError(413, '', 'Payload Too Large'),
  new Error('?'),
])('%s is the server’s problem', (error) => {
  expect(failure(error)).toEqual({ kind: 'server' });
});
