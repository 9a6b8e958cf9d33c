import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { apiErrorSchema } from '../src/contracts/submission';
import { createAccount, tokenOfMember, type Account } from './support/accounts';
import { signIn } from './support/admin';
import { call } from './support/http';
import { png } from './support/sample-files';
import { tokenOf } from './support/signed-in';
import { anyAddress, forms } from './support/submissions';

const canary = 'canary-of-a-body';

function picture(): FormData {
  const form = new FormData();
  form.append('files', new File(['x'.repeat(5000)], 'x.png', { type: 'image/png' }));
  form.append('other', new File(['x'.repeat(5000)], 'y.png', { type: 'image/png' }));
  return form;
}

async function temporaryFiles(): Promise<string[]> {
  return readdir(inject('cms').environment['TMPDIR'] ?? '');
}

async function leftBehind(work: () => Promise<void>): Promise<string[]> {
  const before = await temporaryFiles();
  await work();
  return (await temporaryFiles()).filter((name) => !before.includes(name));
}

/** Sends the beginning of a large file, and no more of it. */
function beginUpload(path: string, authorization: string | undefined): ClientRequest {
  const upload = request(`${inject('cms').url}${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': 10_000_000,
      ...(authorization === undefined ? {} : { Authorization: authorization }),
    },
  });
  upload.write('--x\r\nContent-Disposition: form-data; name="files"; filename="a.png"\r\n');
  upload.write(`Content-Type: image/png\r\n\r\n${'x'.repeat(500_000)}`);
  return upload;
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

  test('without an account are refused before they are sent, and the connection ends', async () => {
    const before = await temporaryFiles();
    const paths = ['/upload', '/upload?id=1', '/upload/files', '/api/images'];
    const authorizations = [undefined, 'Bearer false', 'Basic YTpi', 'Bearer e30.e30.e30'];
    const uploads = paths.flatMap((path) => authorizations.map((authorization) => beginUpload(path, authorization)));
    await Promise.all(
      uploads.map(async (upload) => {
        const [answer] = (await once(upload, 'response')) as [IncomingMessage];
        // The rest of the file is still to come, and what came is nowhere.
        expect(await temporaryFiles()).toEqual(before);
        const text = (await answer.toArray()).join('');
        expect(answer.statusCode).toBe(401);
        expect(v.parse(apiErrorSchema, JSON.parse(text)).error.name).toBe('UnauthorizedError');
        await once(upload, 'close');
      }),
    );
    expect(await temporaryFiles()).toEqual(before);
  });

  test.each(['/upload', '/api/images'])('of an account that may not upload are refused at %s', async (path) => {
    const token = await tokenOfMember('prayer-team');
    const left = await leftBehind(async () => {
      const upload = beginUpload(path, `Bearer ${token}`);
      const [answer] = (await once(upload, 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(403);
      upload.destroy();
    });
    expect(left).toEqual([]);
  });

  test('whose sender disconnects midway are deleted', async () => {
    const before = await temporaryFiles();
    const upload = beginUpload('/upload', `Bearer ${await tokenOf()}`);
    upload.on('error', () => undefined);
    await expect.poll(temporaryFiles).not.toEqual(before);
    upload.destroy();
    await expect.poll(temporaryFiles).toEqual(before);
  });

  test.each([
    ['/upload', 'files'],
    ['/api/images', 'file'],
  ])('without a byte in them are refused at %s with 400', async (path, field) => {
    const form = new FormData();
    form.append(field, new File([], 'empty.png', { type: 'image/png' }));
    const left = await leftBehind(async () => {
      const answer = await call(path, { form, token: await tokenOf() });
      expect(answer.status).toBe(400);
      expect(v.parse(apiErrorSchema, answer.json).error.status).toBe(400);
    });
    expect(left).toEqual([]);
  });

  test('of a ministry admin are taken', async () => {
    const form = new FormData();
    form.append('files', new File([new Uint8Array(png(3, 3))], 'taken.png', { type: 'image/png' }));
    expect((await call('/upload', { form, token: await tokenOfMember('ministry-admin') })).status).toBe(201);
  });
});

describe('a body with the names of what every object has', () => {
  // The parser refuses a body with `__proto__` in it.
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== '__proto__');
  const inherited = (value: unknown) => Object.fromEntries(names.map((name) => [name, value]));
  const values = ['x', null, { toString: 'x' }, []];

  test.each(forms)('is a request like any other at $path', async ({ path, valid }) => {
    for (const value of values) {
      const answer = await call(path, { ...anyAddress(), body: { ...valid, ...inherited(value) } });
      expect(answer.status).toBe(201);
      const alone = await call(path, { ...anyAddress(), body: inherited(value) });
      expect(alone.status).toBe(400);
      expect(v.parse(apiErrorSchema, alone.json).error.details?.errors?.map(({ path: [field] }) => field)).toEqual(
        expect.arrayContaining(['firstName', 'lastName', 'email']),
      );
    }
  });

  test.each(forms)('is refused as unreadable at $path where it sets a prototype', async ({ path, valid }) => {
    const answer = await call(path, { body: { ...valid, ['__proto__']: { firstName: 'x' } } });
    expect([answer.status, answer.json]).toMatchObject([400, { error: { message: 'The body could not be read' } }]);
  });

  test.each([
    ['POST', '/api/images/validate', 'ministry-admin', { imageUrl: '/uploads/none.jpg' }, 200],
    ['POST', '/api/revival-events/none/media', 'ministry-admin', { mediaType: 'image', mediaUrl: '/a.jpg' }, 404],
    ['PUT', '/api/revival-events/none/media/order', 'ministry-admin', { mediaOrders: [] }, 404],
    ['PATCH', '/api/event-media/none', 'ministry-admin', { caption: 'x' }, 404],
    ['POST', '/admin/prayer-desk/next', 'prayer-team', {}, 200],
    ['PUT', '/admin/prayer-desk/requests/prayer/P-0000-0000', 'prayer-team', { revision: 1 }, 404],
    ['POST', '/admin/prayer-desk/requests/prayer/P-0000-0000/notes', 'prayer-team', {}, 400],
    ['POST', '/admin/prayer-desk/requests/prayer/P-0000-0000/prayers', 'prayer-team', {}, 400],
  ])('is like any other for %s %s', async (method, path, role, body, status) => {
    const token = await tokenOfMember(role);
    for (const value of values) {
      const answer = await call(path, { method, token, body: { ...body, ...inherited(value) } });
      expect(answer.status, answer.text).toBe(status);
    }
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

describe('more than 64 kB', () => {
  const sent = { email: 'x'.repeat(70_000), password: canary };

  test.each([
    ['nobody', '', 413],
    ['a session that has ended', 'ended', 401],
  ])('are not read from %s', async (_, token, status) => {
    const answer = await call('/admin/users', { token, body: sent });
    expect(answer.status).toBe(status);
  });

  test('are read from an account', async () => {
    const answer = await call('/admin/users', { token: await tokenOf(), body: sent });
    expect(answer.status).toBe(400);
  });
});

const articles = '/content-manager/collection-types/api::article.article';

test.each([
  ['a list sorted by a thousand fields', `${articles}?sort=title:ASC`, ',title:ASC'],
  ['one sorted so in parts', `${articles}?sort[]=title`, '&sort[]=title'],
  ['one of a thousand fields', `${articles}?fields[]=title`, '&fields[]=title'],
  ['an article joined with itself again and again', `${articles}?populate=localizations`, '.localizations'],
  ['a folder with all that it lies in', '/upload/folders?populate=parent', '.parent'],
])('%s is refused', async (_, path, more) => {
  const token = await tokenOfMember('ministry-admin');
  expect((await call(path, { token })).status).toBe(200);
  expect((await call(path + more.repeat(400), { token })).status).toBe(400);
});

describe('what an editor saves', () => {
  test.each([
    ['lists inside lists without end', `{"content":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['groups inside groups', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['a list of thousands', JSON.stringify({ questions: Array(2_000).fill({}) })],
    ['NUL', '{"title":"a\\u0000b"}'],
    ['half a character', '{"title":"a\\ud83db"}'],
  ])('is refused with %s', async (_, body) => {
    const token = await tokenOfMember('ministry-admin');
    const url = `${inject('cms').url}/content-manager/collection-types/api::article.article?locale=en`;
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        Cookie: 'panel-language=es',
      },
      body,
    });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('no se pueden guardar')]);
  });
});

describe('a password with half of a pair that stands for one character', () => {
  test.each([
    ['/admin/login', { email: 'nobody@example.org' }],
    ['/admin/reset-password', { resetPasswordToken: 'x' }],
    ['/admin/register', { registrationToken: 'x' }],
    ['/admin/users/me', {}],
    ['/admin/Login/', { email: 'nobody@example.org' }],
  ])('is refused at %s, and the CMS goes on', async (path, others) => {
    const method = path === '/admin/users/me' ? 'PUT' : 'POST';
    const token = await tokenOfMember('ministry-admin');
    const body = { ...others, password: 'Pass-word-1\ud83d', currentPassword: 'Pass-word-1\ud83d' };
    expect((await call(path, { method, token, body })).status).toBe(400);
    expect((await call('/_ready')).status).toBe(204);
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

describe('a body of another shape', () => {
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
  const shapes = ['{}', '[]', '[[]]', `{"email":${deep}}`, deep, '{"email":[["a@b.org"]]}', '{"email":{"$ne":""}}'];

  let account: Account;
  beforeAll(async () => {
    account = await createAccount(['strapi-super-admin']);
  });

  test.each([
    'POST /admin/login',
    'POST /admin/reset-password',
    'POST /admin/register',
    'POST /admin/access-token',
    'PUT /admin/users/me',
    'POST /admin/users/batch-delete',
    'POST /admin/roles',
    'POST /admin/roles/batch-delete',
    'POST /admin/api-tokens',
    'POST /admin/admin-tokens',
    'POST /admin/webhooks',
    'POST /admin/transfer/tokens',
    'POST /admin/logout',
    'POST /email/test',
    'POST /upload/folders',
    'POST /i18n/locales',
    'POST /content-releases',
  ])('is no fault of the program at %s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const token = await signIn(account);
    for (const body of shapes) {
      const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
      const { status } = await fetch(`${inject('cms').url}${path}`, { method, headers, body });
      expect(status, body.slice(0, 40)).toBeLessThan(500);
    }
  });
});
