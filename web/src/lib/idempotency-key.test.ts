import { expect, it } from 'vitest';
import { withIdempotencyKey } from './idempotency-key';

it('keeps the key of a note that is sent again unchanged', () => {
  const first = withIdempotencyKey('Called her.', undefined);
  expect(withIdempotencyKey('Called her.', first)).toBe(first);
});

it('gives a changed note a key of its own', () => {
  const first = withIdempotencyKey('Called her.', undefined);
  expect(withIdempotencyKey('Called her twice.', first).key).not.toBe(first.key);
});

it('makes UUIDs', () => {
  expect(withIdempotencyKey('', undefined).key).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});
