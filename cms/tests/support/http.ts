import { inject } from 'vitest';

export type Answer = { status: number; headers: Headers; text: string; json: unknown };

export type Call = {
  method?: string;
  token?: string;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
  /** A CMS other than this run's. */
  url?: string;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function call(path: string, { method, token, body, form, headers, url }: Call = {}): Promise<Answer> {
  const payload = form ?? (body === undefined ? undefined : JSON.stringify(body));
  const response = await fetch(`${url ?? inject('cms').url}${path}`, {
    method: method ?? (payload === undefined ? 'GET' : 'POST'),
    redirect: 'manual',
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { body: payload }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

/** For a test's setup: fails with the answer if the call does not succeed. */
export async function succeed(path: string, options: Call = {}): Promise<Answer> {
  const answer = await call(path, options);
  if (answer.status < 200 || answer.status > 299) {
    throw new Error(`${options.method ?? 'GET/POST'} ${path} answered ${answer.status}: ${answer.text}`);
  }
  return answer;
}
