import { inject } from 'vitest';
import * as v from 'valibot';
import { signIn } from './admin';

type Account = { email: string; password: string };

/** A test file may take so long with the token that it was given. */
const longEnough = 10 * 60_000;
const claims = v.object({ exp: v.number() });
const tokens = new Map<string, string>();

function lasts(token: string): boolean {
  const [, payload = ''] = token.split('.');
  const { exp } = v.parse(claims, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return exp * 1000 > Date.now() + longEnough;
}

/**
 * The access token of an account that has signed in at this run's CMS: of the super admin unless told otherwise. It is
 * kept for the tests that follow, for it takes long to check a password; whoever ends a session begins one with `signIn`.
 */
export async function tokenOf(account: Account = inject('cms').superAdmin): Promise<string> {
  const known = tokens.get(account.email);
  if (known !== undefined && lasts(known)) return known;
  const token = await signIn(account);
  tokens.set(account.email, token);
  return token;
}
