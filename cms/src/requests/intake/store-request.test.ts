import { describe, expect, test } from 'vitest';
import { requestKinds } from '../../contracts/prayer-desk';
import { isReference, isReferenceOf } from '../../contracts/reference';
import { createReference } from './store-request';

test.each(requestKinds)('a new reference of the kind %s is one of that kind alone', (kind) => {
  const reference = createReference(kind);
  expect(requestKinds.filter((other) => isReferenceOf(other, reference))).toEqual([kind]);
  expect(isReference(reference)).toBe(true);
});

describe('what is no reference', () => {
  test.each([
    ['an unknown kind', 'X-7KQ4-M2XD'],
    ['a letter that is easily misread', 'P-7KQ4-M2XU'],
    ['small letters', 'p-7kq4-m2xd'],
    ['no hyphens', 'P7KQ4M2XD'],
    ['a text around it', 'P-7KQ4-M2XD\n'],
  ])('%s', (_name, text) => {
    expect(isReference(text)).toBe(false);
    expect(isReferenceOf('prayer', text)).toBe(false);
  });
});
