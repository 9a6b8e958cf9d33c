import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { certificateMessages } from './certificate-messages';
import { acceptedNames, acceptedNumbers, refusedNames, refusedNumbers } from './certificate.cases';
import { certificateCheckSchema, nameSchema } from './certificate';

describe('a name', () => {
  test.each(acceptedNames)('%j is shown as %j', (written, shown) => {
    expect(v.parse(nameSchema, written)).toBe(shown);
  });

  test.each(refusedNames)('%j is refused with a message', (written, message) => {
    const result = v.safeParse(nameSchema, written);
    expect(result.issues?.[0].message).toBe(message);
    expect(certificateMessages).toHaveProperty([message]);
  });
});

describe('a number', () => {
  test.each(acceptedNumbers)('%j is read as %j', (written, read) => {
    expect(v.parse(certificateCheckSchema, { number: written })).toEqual({ number: read });
  });

  test.each(refusedNumbers)('%j is refused', (number) => {
    const result = v.safeParse(certificateCheckSchema, { number });
    expect(result.issues?.[0].message).toBe('certificate.number.invalid');
  });
});

test('a name that is too long is named in the message, and not quoted', () => {
  const name = 'x'.repeat(2_000);
  const result = v.safeParse(certificateCheckSchema, { number: '7KQ4-M2XD-09AB-CDEF-GH12-3456', name });
  expect(result.issues?.map(({ message }) => message)).toEqual(['certificate.name.tooLong']);
});

test('an empty name is none', () => {
  expect(v.parse(certificateCheckSchema, { number: '7KQ4-M2XD-09AB-CDEF-GH12-3456', name: '' }).name).toBeUndefined();
  expect(
    v.safeParse(certificateCheckSchema, { number: '7KQ4-M2XD-09AB-CDEF-GH12-3456', name: 'A' }).issues?.[0].message,
  ).toBe('certificate.name.tooShort');
});
