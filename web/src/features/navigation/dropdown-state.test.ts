import { expect, test } from 'vitest';
import { dropdownState, type DropdownEvent, type DropdownState } from './dropdown-state';

const after = (...events: DropdownEvent[]) => events.reduce<DropdownState>(dropdownState, 'closed');

test('passing over opens it and leaving closes it', () => {
  expect(after('pointer-enter')).toBe('hovered');
  expect(after('pointer-enter', 'pointer-leave')).toBe('closed');
});

test('a click after the pointer has opened it keeps it open, also when the pointer leaves', () => {
  expect(after('pointer-enter', 'toggle')).toBe('pinned');
  expect(after('pointer-enter', 'toggle', 'pointer-leave')).toBe('pinned');
});

test('a second click closes it', () => {
  expect(after('toggle', 'toggle')).toBe('closed');
});

test('Escape or leaving with the keyboard closes it however it was opened', () => {
  expect(after('pointer-enter', 'dismiss')).toBe('closed');
  expect(after('open', 'dismiss')).toBe('closed');
});
