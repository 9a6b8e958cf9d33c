import { expect, test } from 'vitest';
import { activeSection } from './use-active-section';

const page = (scrolled: number) => [
  { id: 'home', top: -scrolled },
  { id: 'resources', top: 800 - scrolled },
  { id: 'prayer', top: 1900 - scrolled },
];

test('the first section is active at the top of the page', () => {
  expect(activeSection(page(0), 150)).toBe('home');
});

test('a section becomes active when its edge reaches the threshold, not before', () => {
  expect(activeSection(page(649), 150)).toBe('home');
  expect(activeSection(page(650), 150)).toBe('resources');
  expect(activeSection(page(600), 200)).toBe('resources');
});

test('the last section stays active to the end of the page', () => {
  expect(activeSection(page(5000), 200)).toBe('prayer');
});

test('no section is active where there is none', () => {
  expect(activeSection([], 200)).toBeNull();
});
