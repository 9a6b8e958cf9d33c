import { expect, test } from 'vitest';
import { tokenExpiry } from './access-token';

const token = (claims: object) => `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

test('is read from the token, whatever characters its claims contain', () => {
  expect(tokenExpiry(token({ userId: '1', exp: 1_795_000_000 }))).toBe(1_795_000_000_000);
  expect(tokenExpiry(token({ name: '???>>>~~~', exp: 1 }))).toBe(1000);
});

test.each(['', 'header', 'header..signature', 'header.%%%.signature', token({}), token({ exp: 'soon' })])(
  'is unknown of “%s”',
  (text) => {
    expect(tokenExpiry(text)).toBeNull();
  },
);
