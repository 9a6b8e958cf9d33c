import { expect, test } from 'vitest';
import { randomUuid } from './random-uuid';

const version4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('is a version 4 UUID', () => {
  expect(randomUuid()).toMatch(version4);
});

test('is one without randomUUID too, as on a plain http origin', () => {
  const source = { getRandomValues: crypto.getRandomValues.bind(crypto) };
  expect(randomUuid(source)).toMatch(version4);
  expect(randomUuid(source)).not.toBe(randomUuid(source));
});
