import { expect, test } from 'vitest';
import { changedPart } from './changed-part';

test.each([
  ['one line', 'Grace', 'Peace', { then: 'Grace', now: 'Peace' }],
  ['a line in the middle', 'a\nb\nc', 'a\nx\nc', { then: '…\nb\n…', now: '…\nx\n…' }],
  ['a new last line', 'a\nb', 'a\nb\nc', { then: '…', now: '…\nc' }],
  ['a removed first line', 'a\nb\nc', 'b\nc', { then: 'a\n…', now: '…' }],
  ['a line said twice', 'a\na\nb', 'a\nb', { then: '…\na\n…', now: '…\n\n…' }],
])('shows only %s', (_, then, now, part) => {
  expect(changedPart(then, now)).toEqual(part);
});
