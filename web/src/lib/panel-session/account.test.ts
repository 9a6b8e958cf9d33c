import { expect, test } from 'vitest';
import { parseAccount } from './account';

const data = { id: 7, email: 'ana@example.org', firstname: 'Ana', lastname: 'Pérez', blocked: false };

test.each([
  [['ministry-admin'], true, true],
  [['strapi-super-admin'], true, true],
  [['prayer-team', 'ministry-admin'], true, true],
  [['prayer-team'], false, true],
  [['strapi-editor'], false, false],
  [[], false, false],
])('with the roles %j may manage the timeline: %s, and use the prayer desk: %s', (codes, mayManage, mayUseDesk) => {
  const roles = codes.map((code, id) => ({ id, name: code, code }));
  expect(parseAccount({ data: { ...data, roles } })).toMatchObject({ mayManage, mayUseDesk });
});

test('is displayed by the known parts of the name', () => {
  expect(parseAccount({ data }).name).toBe('Ana Pérez');
  expect(parseAccount({ data: { ...data, lastname: null } }).name).toBe('Ana');
  expect(parseAccount({ data: { ...data, firstname: null, lastname: null } }).name).toBe('ana@example.org');
});

test('is blocked if the panel says so', () => {
  expect(parseAccount({ data: { ...data, blocked: true } }).isBlocked).toBe(true);
  expect(parseAccount({ data: { ...data, blocked: null } }).isBlocked).toBe(false);
});
