import { expect, test } from 'vitest';
import { translate, type Translate } from './translate';

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

test('keys and the values of their placeholders are checked by TypeScript', () => {
  const t: Translate = (key, ...params) => translate(english, key, ...params);
  expect(t('training.print')).toBe('training.print');
  t('training.number', { number: 1 });
  // @ts-expect-error: the value of the placeholder is missing.
  t('training.number');
  // @ts-expect-error: this text has no placeholder.
  t('training.print', { number: 1 });
  // @ts-expect-error: no dictionary has this key.
  t('training.unheardOf');
});
