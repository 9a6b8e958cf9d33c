import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error';
import { fetchJson } from './fetch-json';
import { fetchQuery, queryPath, type Query } from './fetch-query';

const calls: { url: string; init: RequestInit }[] = [];
let answer: () => Response;

beforeEach(() => {
  calls.length = 0;
  answer = () => Response.json({ value: 1 });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push({ url, init });
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const query: Query<unknown> = { key: ['/api', 'articles', 'a?locale=en'], parse: (json) => json };

describe('a call', () => {
  it('goes to the segments of its key, joined with a slash', async () => {
    expect(queryPath(['/api', 'revival-events', '7', 'media'])).toBe('/api/revival-events/7/media');
    await fetchQuery(query);
    expect(calls[0]?.url).toBe('/api/articles/a?locale=en');
  });

  it('sends credentials, and a content type only with a body', async () => {
    await fetchJson('/api/x');
    await fetchJson('/api/x', { method: 'POST', body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } });
    const [read, write] = calls.map(({ init }) => init);
    expect(read?.credentials).toBe('include');
    expect(new Headers(read?.headers).has('Content-Type')).toBe(false);
    expect(read?.body).toBeUndefined();
    expect(Object.fromEntries(new Headers(write?.headers))).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': 'k',
    });
    expect(write?.body).toBe('{"a":1}');
  });

  it('answers nothing as null', async () => {
    answer = () => new Response(null, { status: 204 });
    expect(await fetchJson('/api/x', { method: 'DELETE' })).toBeNull();
  });

  it.each([
    ['its body', '{"error":{}}', '500: {"error":{}}'],
    ['its status text where it has no body', '', '500: Oops'],
  ])('that is not OK is an error with %s', async (_, body, message) => {
    answer = () => new Response(body, { status: 500, statusText: 'Oops' });
    const failure = fetchJson('/api/x');
    await expect(failure).rejects.toBeInstanceOf(ApiError);
    await expect(failure).rejects.toMatchObject({ message, status: 500, body });
  });
});

describe('a query', () => {
  it('gives what its parser makes of the answer, and fails with it', async () => {
    expect(await fetchQuery({ ...query, parse: () => 'parsed' })).toBe('parsed');
    const parse = () => {
      throw new Error('not as promised');
    };
    await expect(fetchQuery({ ...query, parse })).rejects.toThrow('not as promised');
  });

  it('asks once for what is asked for twice at the same time, and anew afterwards', async () => {
    const twice = [fetchQuery(query), fetchQuery({ ...query })];
    expect(await Promise.all(twice)).toEqual([{ value: 1 }, { value: 1 }]);
    expect(calls).toHaveLength(1);
    answer = () => Response.json({ value: 2 });
    expect(await fetchQuery(query)).toEqual({ value: 2 });
  });

  it.each([
    [404, { missing: 'page' }],
    [404, { missing: 'section' }],
    [404, { missing: 'entry' }],
    [401, { unauthorized: 'null' }],
  ] as const)('takes %s for data only where it says so, as in %j', async (status, option) => {
    answer = () => new Response('', { status, statusText: 'No' });
    await expect(fetchQuery(query)).rejects.toMatchObject({ status });
    expect(await fetchQuery({ ...query, ...option })).toBeNull();
  });
});
