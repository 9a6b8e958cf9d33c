import * as v from 'valibot';

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
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  };
}

const signedIn = v.object({ data: v.object({ token: v.string() }) });
const roles = v.object({ data: v.array(v.object({ id: v.number(), code: v.string() })) });
const invited = v.object({ data: v.object({ registrationToken: v.string() }) });

/** The bearer token of an account, as the panel gets it. */
export async function signIn(url: string, account: Account): Promise<string> {
  const { data } = await call(`${url}/admin/login`, signedIn, post(account));
  return data.token;
}

/** Invites somebody to a role and accepts for them, the way two people do it in the panel. */
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

/** Ends every session of an account, as changing its password does. */
export async function endSessions(url: string, account: Account): Promise<void> {
  await call(`${url}/admin/logout`, v.unknown(), post({}, await signIn(url, account)));
}
