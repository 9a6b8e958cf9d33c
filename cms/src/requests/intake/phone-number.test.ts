import { describe, expect, test } from 'vitest';
import { dialablePhone, readablePhone } from './phone-number';

describe('a number as it is stored and read', () => {
  test.each([
    ['a Pakistani mobile', '+923012345678', '+923012345678', '+92 301 2345678'],
    ['one with the 0 that is dialed at home', '+9203012345678', '+923012345678', '+92 301 2345678'],
    ['an Ecuadorian one with it', '+5930991234567', '+593991234567', '+593 99 123 4567'],
    ['an Italian one, which needs its 0', '+390612345678', '+390612345678', '+39 06 1234 5678'],
    ['one of the United States', '+15551234567', '+15551234567', '+1 555 123 4567'],
    ['a code that no country has', '+999123456789', '+999123456789', '+999123456789'],
    ['ten digits', '123-456-7890', '123-456-7890', '123-456-7890'],
  ])('%s', (_, sent, stored, read) => {
    expect(dialablePhone(sent)).toBe(stored);
    expect(readablePhone(stored)).toBe(read);
  });
});
