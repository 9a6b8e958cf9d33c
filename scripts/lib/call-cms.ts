import type { PrayerRequest } from '../../cms/src/contracts/prayer-request';

export type Account = { readonly email: string; readonly password: string };

/** What stands at a path of keys and indexes. */
export function valueAt(json: unknown, ...path: readonly (string | number)[]): unknown {
  let found: unknown = json;
  for (const name of path) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
  }
  return found;
}

export function textAt(json: unknown, ...path: readonly (string | number)[]): string {
  const found = valueAt(json, ...path);
  if (typeof found !== 'string') throw new Error(`No text at ${path.join('.')} of ${JSON.stringify(json)}`);
  return found;
}

export async function call(url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${url} answered ${response.status}: ${text}`);
  const json: unknown = JSON.parse(text);
  return json;
}

function jsonBody(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

export async function signIn(origin: string, account: Account): Promise<{ Authorization: string }> {
  const token = textAt(await call(`${origin}/admin/login`, jsonBody(account)), 'data', 'token');
  return { Authorization: `Bearer ${token}` };
}

const articles = '/content-manager/collection-types/api::article.article';

/** Gives the first article this title and publishes it, as an editor does in the panel. */
export async function publishTitle(url: string, headers: Record<string, string>, title: string): Promise<void> {
  const list = await call(`${url}${articles}?locale=en&page=1&pageSize=1&sort=position:ASC`, { headers });
  const entry = `${url}${articles}/${textAt(list, 'results', 0, 'documentId')}`;
  await call(`${entry}?locale=en`, { ...jsonBody({ title }, headers), method: 'PUT' });
  await call(`${entry}/actions/publish?locale=en`, jsonBody({}, headers));
}

export const exampleRequest: PrayerRequest = {
  firstName: 'Ana',
  lastName: 'Vera',
  email: 'ana@example.org',
  phoneNumber: '555-123-4567',
  prayerType: 'family',
  prayerRequest: 'For my family, please.',
  confidential: false,
  contactMe: false,
};
