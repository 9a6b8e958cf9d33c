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

export function jsonBody(body: unknown, headers: Record<string, string> = {}): RequestInit {
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
