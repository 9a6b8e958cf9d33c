import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { randomAddress } from './address';

export interface Account {
  readonly email: string;
  readonly password: string;
}

async function call<T>(url: string, schema: v.GenericSchema<unknown, T>, init: RequestInit): Promise<T> {
  const response = await fetch(url, init);
  const body = await response.text();
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url} answered ${response.status}: ${body}`);
  return v.parse(schema, JSON.parse(body));
}

function post(body: unknown, token?: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      // Sign-in attempts are limited by IP address.
      ...randomAddress(),
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  };
}

const signedIn = v.object({ data: v.object({ token: v.string() }) });
const roles = v.object({ data: v.array(v.object({ id: v.number(), code: v.string() })) });
const invited = v.object({ data: v.object({ registrationToken: v.string() }) });

/** Cached, because checking a password is slow; tokens are valid for half an hour. */
const tokens = new Map<string, { readonly token: Promise<string>; readonly until: number }>();
const tokenOf = (url: string, { email }: Account) => `${url} ${email}`;

async function newToken(url: string, account: Account): Promise<string> {
  const { data } = await call(`${url}/admin/login`, signedIn, post(account));
  return data.token;
}

/** The bearer token of an account, cached per worker. */
export function signIn(url: string, account: Account): Promise<string> {
  const known = tokens.get(tokenOf(url, account));
  if (known !== undefined && performance.now() < known.until) return known.token;
  const token = newToken(url, account);
  tokens.set(tokenOf(url, account), { token, until: performance.now() + 15 * 60_000 });
  return token;
}

/** Creates an account by inviting somebody and accepting the invitation, as in the panel. */
export async function createAccount(url: string, superAdmin: Account, role: string, member: Account): Promise<void> {
  const token = await signIn(url, superAdmin);
  const { data: known } = await call(`${url}/admin/roles`, roles, { headers: { Authorization: `Bearer ${token}` } });
  const wanted = known.find(({ code }) => code === role);
  if (wanted === undefined) throw new Error(`The CMS has no role named ${role}.`);
  const names = { firstname: 'Member', lastname: role };
  const invitation = post({ ...names, email: member.email, roles: [wanted.id] }, token);
  const { data } = await call(`${url}/admin/users`, invited, invitation);
  const userInfo = { ...names, password: member.password };
  await call(`${url}/admin/register`, v.unknown(), post({ registrationToken: data.registrationToken, userInfo }));
}

const members = new Map<string, Promise<Account>>();

async function invite(url: string, superAdmin: Account, role: string): Promise<Account> {
  const member = { email: `${role}-${randomUUID()}@example.org`, password: `${superAdmin.password}-own` };
  await createAccount(url, superAdmin, role, member);
  return member;
}

/** An account shared by the journeys of one worker, which must not end each other's sessions. */
export function sharedAccount(url: string, superAdmin: Account, role: string): Promise<Account> {
  const known = members.get(role);
  if (known !== undefined) return known;
  const member = invite(url, superAdmin, role);
  members.set(role, member);
  return member;
}

/** Ends all sessions of an account by changing its password. */
export async function endSessions(url: string, account: Account): Promise<void> {
  await call(`${url}/admin/logout`, v.unknown(), post({}, await signIn(url, account)));
  tokens.delete(tokenOf(url, account));
}
