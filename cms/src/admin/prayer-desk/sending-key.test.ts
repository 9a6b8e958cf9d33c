import { expect, it } from 'vitest';
import { toSend } from './sending-key';

it('keeps the key of a note that is sent again unchanged', () => {
  const first = toSend('Called her.', undefined);
  expect(toSend('Called her.', first)).toBe(first);
});

it('gives a changed note a key of its own', () => {
  const first = toSend('Called her.', undefined);
  expect(toSend('Called her twice.', first).key).not.toBe(first.key);
});

it('makes UUIDs', () => {
  expect(toSend('', undefined).key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
