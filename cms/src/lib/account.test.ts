import { expect, test } from 'vitest';
import { readerOf } from './account';

const account = { id: 1, email: 'ana@example.org', firstname: 'Ana', lastname: null };

test.each([
  ['a name', account, 'Ana (ana@example.org)'],
  ['no name', { ...account, firstname: '' }, 'ana@example.org'],
  [
    'a name that is too long for the record',
    { ...account, lastname: 'x'.repeat(250) },
    `Ana ${'x'.repeat(96)} (ana@example.org)`,
  ],
])('names an account with %s', (_, read, name) => {
  expect(readerOf(read)).toEqual({ id: 1, name });
});
