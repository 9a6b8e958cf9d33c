import { expect, test } from 'vitest';
import { translate } from './translate';

const spanish = { 'greeting.hello': 'Hola, {name}' };
const english = { 'greeting.hello': 'Hello, {name}', 'greeting.bye': 'Goodbye' };

test('the preferred language is spoken', () => {
  expect(translate([spanish, english], 'greeting.hello', { name: 'Ana' })).toBe('Hola, Ana');
});

test('what Spanish lacks is said in English', () => {
  expect(translate([spanish, english], 'greeting.bye')).toBe('Goodbye');
});

test('a key that no language has shows itself', () => {
  expect(translate([spanish, english], 'greeting.unknown')).toBe('greeting.unknown');
  expect(translate([spanish, english], 'toString')).toBe('toString');
});

test('a value may hold what looks like a placeholder or a replacement pattern', () => {
  expect(translate([english], 'greeting.hello', { name: '{name} $& $1' })).toBe('Hello, {name} $& $1');
});

test('a placeholder without a value stays visible', () => {
  expect(translate([english], 'greeting.hello')).toBe('Hello, {name}');
});
