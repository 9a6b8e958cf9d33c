import { expect, test } from 'vitest';
import { translate } from './translate';

const english = { 'greeting.hello': 'Hello, {name}' };

test('placeholders get their values', () => {
  expect(translate(english, 'greeting.hello', { name: 'Ana' })).toBe('Hello, Ana');
});

test('an unknown key is returned unchanged', () => {
  expect(translate(english, 'greeting.unknown')).toBe('greeting.unknown');
  expect(translate(english, 'toString')).toBe('toString');
});

test('a value may hold what looks like a placeholder or a replacement pattern', () => {
  expect(translate(english, 'greeting.hello', { name: '{name} $& $1' })).toBe('Hello, {name} $& $1');
});

test('a placeholder without a value stays visible', () => {
  expect(translate(english, 'greeting.hello')).toBe('Hello, {name}');
});
