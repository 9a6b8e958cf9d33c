import { expect, test } from 'vitest';
import type { Permission } from '../../lib/strapi-services';
import { gainedPermissions, withGiven } from './gained-permissions';

const update = (subject: string | null, fields?: string[]): Permission => ({
  action: 'update',
  subject,
  properties: fields ? { fields } : {},
  conditions: [],
});

const given = withGiven({}, [update('book', ['title', 'cover']), update(null)]);

test('gains nothing while the table stays as it is, or loses something', () => {
  expect(gainedPermissions(given, [update('book', ['title']), update(null)])).toEqual([]);
});

test('gains a permission of a new subject, and a new field of a known one', () => {
  const [article, book] = [update('article', ['title']), update('book', ['title', 'isExample'])];
  expect(gainedPermissions(given, [article, book])).toEqual([
    { permission: article, isNew: true, fields: ['title'] },
    { permission: book, isNew: false, fields: ['isExample'] },
  ]);
});

test('gains nothing twice, also after a release that did not have it', () => {
  const later = [update('book', ['title', 'cover', 'isExample'])];
  const after = withGiven(withGiven(given, later), [update('book', ['title'])]);
  expect(gainedPermissions(after, later)).toEqual([]);
});
