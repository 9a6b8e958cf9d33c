import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { inject } from 'vitest';
import { signIn } from './admin';
import { succeed } from './http';
import { tokenOf } from './signed-in';

const rolesAnswer = v.object({ data: v.array(v.object({ id: v.number(), code: v.string() })) });
const userAnswer = v.object({ data: v.object({ id: v.number() }) });

export type Account = { email: string; password: string };

/** The ids of the roles with these codes. */
export async function rolesWith(codes: readonly string[], url = inject('cms').url): Promise<number[]> {
  const token = url === inject('cms').url ? await tokenOf() : await signIn(undefined, url);
  const { json } = await succeed('/admin/roles', { token, url });
  const roles = v.parse(rolesAnswer, json).data.filter(({ code }) => codes.includes(code));
  if (roles.length !== codes.length) {
    throw new Error(`Not every role is there: ${codes.join(', ')}`);
  }
  return roles.map(({ id }) => id);
}

/** Creates an account with these roles as a super admin, in this run's CMS or another. */
export async function createAccount(codes: readonly string[], url = inject('cms').url): Promise<Account> {
  const token = url === inject('cms').url ? await tokenOf() : await signIn(undefined, url);
  const roles = await rolesWith(codes, url);
  const account = { email: `${randomUUID()}@example.org`, password: `Password-${randomUUID()}` };
  const created = await succeed('/admin/users', {
    token,
    url,
    body: { email: account.email, firstname: 'A', lastname: 'B', roles },
  });
  const { id } = v.parse(userAnswer, created.json).data;
  await succeed(`/admin/users/${id}`, {
    method: 'PUT',
    token,
    url,
    body: { password: account.password, isActive: true },
  });
  return account;
}

const members = new Map<string, Account>();

/**
 * A shared account with these roles in this run's CMS. Tests that sign it out, block it or need two create their own.
 */
export async function memberWith(...codes: readonly string[]): Promise<Account> {
  const key = codes.join(' ');
  const member = members.get(key) ?? (await createAccount(codes));
  members.set(key, member);
  return member;
}

export async function tokenOfMember(...codes: readonly string[]): Promise<string> {
  return tokenOf(await memberWith(...codes));
}
