import { readdir } from 'node:fs/promises';
import * as v from 'valibot';
import { describe, expect, inject, test } from 'vitest';
import { apiErrorSchema } from '../src/api/submission/contract';
import { call } from './support/http';
import { tokenOf } from './support/signed-in';

const canary = 'canary-of-a-body';

function picture(): FormData {
  const form = new FormData();
  form.append('files', new File(['x'.repeat(5000)], 'x.png', { type: 'image/png' }));
  form.append('other', new File(['x'.repeat(5000)], 'y.png', { type: 'image/png' }));
  return form;
}

async function leftBehind(work: () => Promise<void>): Promise<string[]> {
  const directory = inject('cms').environment['TMPDIR'] ?? '';
  const before = await readdir(directory);
  await work();
  return (await readdir(directory)).filter((name) => !before.includes(name));
}

describe('files', () => {
  test.each(['/api/upload', '/admin/login', '/api/articles', '/content-manager/collection-types/x', '/nowhere', '/'])(
    'are refused at %s with 415, and none is left behind',
    async (path) => {
      const left = await leftBehind(async () => {
        const answer = await call(path, { form: picture(), token: await tokenOf() });
        expect(answer.status).toBe(415);
        expect(v.parse(apiErrorSchema, answer.json).error.status).toBe(415);
      });
      expect(left).toEqual([]);
    },
  );

  test('without an account are refused before they are read', async () => {
    const left = await leftBehind(async () => {
      expect((await call('/upload', { form: picture() })).status).toBe(415);
    });
    expect(left).toEqual([]);
  });

  test('with a false account leave nothing behind either', async () => {
    const left = await leftBehind(async () => {
      expect((await call('/upload', { form: picture(), token: 'false' })).status).toBe(401);
    });
    expect(left).toEqual([]);
  });
});

describe('a body that cannot be read', () => {
  test.each([
    ['half of an object', `{"email":"${canary}`, 400],
    ['text', `"${canary}"`, 400],
    ['too much', JSON.stringify({ email: canary, password: 'x'.repeat(3_000_000) }), 413],
  ])('%s is refused in JSON, and never quoted', async (_name, body, status) => {
    const answer = await fetch(`${inject('cms').url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    const text = await answer.text();
    expect(answer.status).toBe(status);
    expect(text).not.toContain(canary);
    expect(text).not.toMatch(/stack|node_modules|\.js:/);
    expect(v.parse(apiErrorSchema, JSON.parse(text)).error.status).toBe(status);
  });

  test('compressed wrongly is refused', async () => {
    const answer = await fetch(`${inject('cms').url}/api/prayer-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      body: canary,
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain(canary);
  });
});

describe('errors', () => {
  test.each([
    '/nowhere',
    '/api/nowhere',
    '/api/prayer-requests/%00',
    '/api/prayer-requests/%E0%A4%A',
    '/api/articles/%',
  ])('%s answers JSON without a stack trace', async (path) => {
    const answer = await call(path);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.text).not.toMatch(/stack|node_modules|\.js:/);
  });
});
