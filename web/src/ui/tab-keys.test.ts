import { expect, test } from 'vitest';
import { tabAfterKey } from './tab-keys';

const names = ['blogs', 'training', 'resources'] as const;

test('arrows wrap around in both directions', () => {
  expect(tabAfterKey(names, 'blogs', 'ArrowRight')).toBe('training');
  expect(tabAfterKey(names, 'resources', 'ArrowRight')).toBe('blogs');
  expect(tabAfterKey(names, 'blogs', 'ArrowLeft')).toBe('resources');
});

test('Home and End go to the ends', () => {
  expect(tabAfterKey(names, 'training', 'Home')).toBe('blogs');
  expect(tabAfterKey(names, 'training', 'End')).toBe('resources');
});

test('other keys are ignored', () => {
  expect(tabAfterKey(names, 'training', 'ArrowDown')).toBeUndefined();
  expect(tabAfterKey(names, 'training', 'Tab')).toBeUndefined();
});
