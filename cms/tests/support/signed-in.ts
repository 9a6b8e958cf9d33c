import { inject } from 'vitest';
import * as v from 'valibot';
import { signIn } from './admin';

type Account = { email: string; password: string };

/** The maximum time that a test file uses one token. */
const longEnough = 10 * 60_000;
const claims = v.object({ exp: v.number() });
const tokens = new Map<string, string>();

function lasts(token: string): boolean {
  const [, payload = ''] = token.split('.');
  const { exp } = v.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return exp * 1000 > Date.now() + longEnough;
}

/**
 * The access token of an account in this run's CMS, by default the super admin. It is cached for later tests, because
 * checking a password is slow; tests that end a session start their own with `signIn`.
 */
export async function tokenOf(account: Account = inject('cms').superAdmin): Promise<string> {
  const known = tokens.get(account.email);
  if (known !== undefined && lasts(known)) return known;
  const token = await signIn(account);
  tokens.set(account.email, token);
  return token;
}
