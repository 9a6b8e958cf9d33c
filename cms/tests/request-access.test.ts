import { randomInt, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { validPrayerRequest } from '../src/api/prayer-request/contract.cases';
import { createAccount } from './support/accounts';
import { signIn } from './support/admin';
import { call, succeed, type Answer } from './support/http';
import { forms, submit, uidOf } from './support/submissions';

const listAnswer = v.object({
  results: v.array(v.looseObject({ documentId: v.string(), reference: v.optional(v.string()) })),
  pagination: v.object({ total: v.number() }),
});
const entryAnswer = v.object({ data: v.looseObject({ documentId: v.string() }) });
const countAnswer = v.object({ data: v.object({ published: v.number() }) });

const prayer = `/content-manager/collection-types/${uidOf('prayer-request')}`;
/** Stands in every request of this file, and must never be seen by who may not see it. */
const secret = `secret${randomUUID().replaceAll('-', '')}`;

const send = (path: string, body: object) =>
  submit(path, body, { headers: { 'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}` } });

async function list(token: string, query: string, path = prayer) {
  const { json } = await succeed(`${path}?${query}`, { token });
  return v.parse(listAnswer, json);
}

type Stored = { reference: string; documentId: string };
type Role = 'super-admin' | 'ministry-admin' | 'prayer-team' | 'super-admin and prayer-team' | 'editor';

const tokens = new Map<Role, string>();
const tokenOf = (role: Role) => tokens.get(role) ?? '';

/** What the prayer team finds by its reference, which proves that it is there to be found. */
async function store(confidential: boolean): Promise<Stored> {
  const { reference } = await send('/api/prayer-requests', {
    ...validPrayerRequest,
    lastName: secret,
    prayerRequest: `${secret} and more of it`,
    confidential,
  });
  const { results } = await list(tokenOf('prayer-team'), `filters[reference][$eq]=${reference}`);
  return { reference, documentId: results[0]?.documentId ?? '' };
}

let open: Stored;
let confidential: Stored;

beforeAll(async () => {
  tokens.set('super-admin', await signIn());
  const accounts: [Role, string[]][] = [
    ['ministry-admin', ['ministry-admin']],
    ['prayer-team', ['prayer-team']],
    ['super-admin and prayer-team', ['strapi-super-admin', 'prayer-team']],
    ['editor', ['strapi-editor']],
  ];
  for (const [role, codes] of accounts) {
    tokens.set(role, await signIn(await createAccount(codes)));
  }
  open = await store(false);
  confidential = await store(true);
}, 60_000);

const all = (documentId: string): [name: string, path: string, options: { method?: string; body?: unknown }][] => [
  ['opening it', `${prayer}/${documentId}`, {}],
  ['opening it with everything', `${prayer}/${documentId}?populate=*&status=draft&locale=*`, {}],
  ['changing it', `${prayer}/${documentId}`, { method: 'PUT', body: { teamNotes: 'x', confidential: false } }],
  ['deleting it', `${prayer}/${documentId}`, { method: 'DELETE' }],
  ['deleting it among others', `${prayer}/actions/bulkDelete`, { body: { documentIds: [documentId] } }],
  ['copying it', `${prayer}/clone/${documentId}`, { body: {} }],
  ['copying it at once', `${prayer}/auto-clone/${documentId}`, { body: {} }],
  ['publishing it', `${prayer}/${documentId}/actions/publish`, { body: {} }],
  ['counting its relations', `${prayer}/${documentId}/actions/countDraftRelations`, {}],
  [
    'counting relations of several',
    `${prayer}/actions/countManyEntriesDraftRelations?documentIds[0]=${documentId}`,
    {},
  ],
  ['reading its relations', `/content-manager/relations/${uidOf('prayer-request')}/${documentId}/createdBy`, {}],
  [
    'reading its history',
    `/content-manager/history-versions?contentType=${uidOf('prayer-request')}&documentId=${documentId}`,
    {},
  ],
];

const lists = () => [
  'pageSize=100',
  `_q=${secret}`,
  `filters[lastName][$eq]=${secret}`,
  `filters[$or][0][lastName][$contains]=${secret}&filters[$or][1][confidential][$eq]=true`,
  'filters[confidential][$eq]=true',
  'filters[confidential][$ne]=false',
  'filters[$not][confidential][$eq]=false',
  `filters[prayerRequest][$startsWith]=${secret}`,
  'sort=confidential:DESC',
  'sort=lastName:ASC&status=draft&locale=*',
  `filters[reference][$eq]=${confidential.reference}`,
  `filters[documentId][$eq]=${confidential.documentId}`,
];

describe.each<Role>(['super-admin', 'ministry-admin'])('a confidential prayer request and the %s', (role) => {
  test('is in no list, search, filter or order, and not counted', async () => {
    for (const query of lists()) {
      const all = await list(tokenOf('prayer-team'), query);
      const seen = await list(tokenOf(role), query);
      expect(
        seen.results.map(({ reference }) => reference),
        query,
      ).not.toContain(confidential.reference);
      expect(seen.results.filter((entry) => entry['confidential'] !== false)).toEqual([]);
      const hidden = await list(tokenOf('prayer-team'), `${query}&filters[$and][9][confidential][$eq]=true`);
      expect(seen.pagination.total, query).toBe(all.pagination.total - hidden.pagination.total);
    }
  });

  test('cannot be opened, changed, deleted, copied or counted, nor told from one that is not there', async () => {
    const nothing = 'a'.repeat(24);
    const missing = all(nothing);
    for (const [index, [name, path, options]] of all(confidential.documentId).entries()) {
      const answer = await call(path, { token: tokenOf(role), ...options });
      expect(answer.text, name).not.toContain(secret);
      if (!/relations/.test(name)) expect([403, 404, 405], name).toContain(answer.status);

      const [, missingPath, missingOptions] = missing[index] ?? ['', '', {}];
      const other = await call(missingPath, { token: tokenOf(role), ...missingOptions });
      expect(answer.status, name).toBe(other.status);
      expect(answer.text.replaceAll(confidential.documentId, nothing), name).toBe(other.text);
    }
    const { results } = await list(tokenOf('prayer-team'), `filters[reference][$eq]=${confidential.reference}`);
    expect(results[0]).toMatchObject({ confidential: true, teamNotes: null });
  });

  test('leaves no trace on the home page of the panel', async () => {
    const recent = await call('/content-manager/homepage/recent-documents?action=update', { token: tokenOf(role) });
    expect(recent.text).not.toContain(confidential.reference);
    expect(recent.text).not.toContain(confidential.documentId);

    const count = async () => {
      const { json } = await succeed('/content-manager/homepage/count-documents', { token: tokenOf(role) });
      return v.parse(countAnswer, json).data.published;
    };
    const before = await count();
    await store(true);
    expect(await count()).toBe(before);
    await store(false);
    expect(await count()).toBe(before + 1);
  });
});

describe.each<Role>(['prayer-team', 'super-admin and prayer-team'])(
  'a confidential prayer request and the %s',
  (role) => {
    test('is listed, found and opened', async () => {
      for (const query of lists()) {
        const { results } = await list(tokenOf(role), `${query}&pageSize=100`);
        expect(
          results.map(({ reference }) => reference),
          query,
        ).toContain(confidential.reference);
      }
      const { json } = await succeed(`${prayer}/${confidential.documentId}`, { token: tokenOf(role) });
      expect(v.parse(entryAnswer, json).data).toMatchObject({ lastName: secret, confidential: true });
    });

    test('gets its status and notes, and keeps what was sent', async () => {
      const { json } = await succeed(`${prayer}/${confidential.documentId}`, {
        method: 'PUT',
        token: tokenOf(role),
        body: {
          reviewStatus: 'praying',
          teamNotes: `Called on Monday (${role})`,
          confidential: false,
          lastName: 'Somebody else',
          reference: 'P-0000-0000',
          receivedAt: '2020-01-01T00:00:00.000Z',
        },
      });
      expect(v.parse(entryAnswer, json).data).toMatchObject({
        reviewStatus: 'praying',
        teamNotes: `Called on Monday (${role})`,
        confidential: true,
        lastName: secret,
        reference: confidential.reference,
      });
    });
  },
);

describe('requests that are not confidential', () => {
  test.each<Role>(['super-admin', 'ministry-admin', 'prayer-team'])('are read and kept up by the %s', async (role) => {
    const { results } = await list(tokenOf(role), `filters[reference][$eq]=${open.reference}`);
    expect(results[0]).toMatchObject({ lastName: secret, confidential: false });
    const { json } = await succeed(`${prayer}/${open.documentId}`, {
      method: 'PUT',
      token: tokenOf(role),
      body: { reviewStatus: 'follow-up', teamNotes: role, lastName: 'Somebody else', confidential: true },
    });
    expect(v.parse(entryAnswer, json).data).toMatchObject({
      reviewStatus: 'follow-up',
      teamNotes: role,
      lastName: secret,
      confidential: false,
    });
  });

  test.each<Role>(['ministry-admin', 'prayer-team'])('are neither deleted nor copied by the %s', async (role) => {
    const attempts = all(open.documentId).filter(([name]) => /deleting|copying|publishing/.test(name));
    for (const [name, path, options] of attempts) {
      const { status } = await call(path, { token: tokenOf(role), ...options });
      expect(status, name).toBeGreaterThanOrEqual(400);
      expect(status, name).toBeLessThan(500);
    }
    expect((await call(`${prayer}/${open.documentId}`, { token: tokenOf('prayer-team') })).status).toBe(200);
  });

  test.each(forms)('nobody makes a $noun in the panel', async ({ noun, valid }) => {
    const path = `/content-manager/collection-types/${uidOf(noun)}`;
    for (const role of ['super-admin', 'ministry-admin', 'prayer-team'] as const) {
      const body = { ...valid, reference: randomUUID(), receivedAt: new Date().toISOString() };
      expect((await call(path, { token: tokenOf(role), body })).status, role).toBe(403);
    }
  });

  test("Strapi's own editors see no request of any kind", async () => {
    for (const { noun } of forms) {
      expect(
        (await call(`/content-manager/collection-types/${uidOf(noun)}`, { token: tokenOf('editor') })).status,
      ).toBe(403);
    }
  });

  test.each(forms.slice(1))('the $noun is read and kept up by both teams', async ({ noun, path, valid }) => {
    const { reference } = await send(path, valid);
    const panel = `/content-manager/collection-types/${uidOf(noun)}`;
    for (const role of ['ministry-admin', 'prayer-team'] as const) {
      const { results } = await list(tokenOf(role), `filters[reference][$eq]=${reference}`, panel);
      const documentId = results[0]?.documentId ?? '';
      const { json } = await succeed(`${panel}/${documentId}`, {
        method: 'PUT',
        token: tokenOf(role),
        body: { teamNotes: role, email: 'changed@example.com' },
      });
      expect(v.parse(entryAnswer, json).data).toMatchObject({ teamNotes: role, email: valid.email });
      expect((await call(`${panel}/${documentId}`, { method: 'DELETE', token: tokenOf(role) })).status).toBe(403);
    }
  });
});

test('the panel lists requests without names or texts, and shows what was sent read-only', async () => {
  const path = `/content-manager/content-types/${uidOf('prayer-request')}/configuration`;
  const { json } = await succeed(path, { token: tokenOf('super-admin') });
  const field = v.object({ edit: v.object({ label: v.string(), editable: v.boolean() }) });
  const { layouts, metadatas } = v.parse(
    v.object({
      data: v.object({
        contentType: v.object({
          layouts: v.object({ list: v.array(v.string()) }),
          metadatas: v.object({ prayerRequest: field, teamNotes: field }),
        }),
      }),
    }),
    json,
  ).data.contentType;
  expect(layouts.list).toEqual(['reference', 'prayerType', 'reviewStatus', 'receivedAt']);
  expect(metadatas.prayerRequest.edit).toEqual({ label: 'Prayer request', editable: false });
  expect(metadatas.teamNotes.edit).toEqual({ label: 'Team notes', editable: true });
});

describe('what else the roles may do', () => {
  const article = `/content-manager/collection-types/${uidOf('article')}`;

  test('the ministry admin writes and publishes content in both languages', async () => {
    for (const locale of ['en', 'es']) {
      const body = {
        slug: `written-${randomUUID()}`,
        title: 'Written',
        excerpt: 'By the ministry admin',
        category: 'Family',
        content: 'Text',
        url: '#',
        position: 1,
      };
      const answer = await call(`${article}/actions/publish?locale=${locale}`, {
        token: tokenOf('ministry-admin'),
        body,
      });
      expect(answer.status, answer.text).toBe(200);
    }
  });

  test('the ministry admin looks after the Media Library', async () => {
    expect((await call('/upload/files', { token: tokenOf('ministry-admin') })).status).toBe(200);
    const folder = { name: `Folder ${randomUUID()}`, parent: null };
    expect((await call('/upload/folders', { token: tokenOf('ministry-admin'), body: folder })).status).toBe(201);
  });

  test('the prayer team sees no content and no files', async () => {
    expect((await call(article, { token: tokenOf('prayer-team') })).status).toBe(403);
    expect((await call('/upload/files', { token: tokenOf('prayer-team') })).status).toBe(403);
  });

  test.each<Role>(['ministry-admin', 'prayer-team'])('the %s neither makes accounts nor gives roles', async (role) => {
    for (const path of ['/admin/users', '/admin/roles', '/admin/api-tokens', '/admin/webhooks']) {
      expect((await call(path, { token: tokenOf(role), body: {} })).status, path).toBe(403);
    }
  });
});

describe('without an account', () => {
  const paths = (noun: string, path: string) => [
    path,
    `${path}?populate=*`,
    `${path}?status=draft&locale=*`,
    `${path}?filters[lastName][$eq]=${secret}`,
    `${path}/1`,
    `${path}/${confidential.documentId}`,
    `${path}/count`,
    `/content-manager/collection-types/${uidOf(noun)}`,
    `/content-manager/collection-types/${uidOf(noun)}/${confidential.documentId}`,
    `/content-manager/relations/${uidOf(noun)}/${confidential.documentId}/createdBy`,
    `/content-manager/homepage/recent-documents?action=update`,
    `/content-manager/history-versions?contentType=${uidOf(noun)}&documentId=${confidential.documentId}`,
    '/api/submission-receipts',
    '/api/submissions',
    `/admin/content-manager/collection-types/${uidOf(noun)}`,
    '/graphql',
    '/admin/transfer/runner/pull',
    '/mcp',
  ];

  test.each(forms)('nobody reads a $noun, whichever way', async ({ noun, path }) => {
    for (const way of paths(noun, path)) {
      for (const headers of [{}, { Authorization: 'Bearer x' }, { Cookie: 'jwtToken=x' }]) {
        const answer = await call(way, { headers });
        expect([401, 403, 404, 405], way).toContain(answer.status);
        expect(answer.text, way).not.toContain(secret);
      }
    }
  });

  test.each(forms)('nobody changes or deletes a $noun', async ({ noun, path }) => {
    for (const target of [
      path,
      `${path}/${open.documentId}`,
      `/content-manager/collection-types/${uidOf(noun)}/${open.documentId}`,
    ]) {
      for (const method of ['PUT', 'PATCH', 'DELETE']) {
        const { status } = await call(target, { method, body: { lastName: 'x' } });
        expect([401, 403, 404, 405], `${method} ${target}`).toContain(status);
      }
    }
  });

  test('nobody makes himself super admin', async () => {
    const body = { email: 'me@example.org', password: 'Password-1', firstname: 'Me', lastname: 'Too' };
    for (const path of ['/admin/register-admin', '/admin/register-admin/', '/ADMIN/Register-Admin']) {
      expect((await call(path, { body })).status).toBe(403);
    }
  });
});

test('a token for programs opens no request', async () => {
  const created = await succeed('/admin/api-tokens', {
    token: tokenOf('super-admin'),
    body: { name: randomUUID(), description: '', type: 'full-access', lifespan: null },
  });
  const { accessKey } = v.parse(v.object({ data: v.object({ accessKey: v.string() }) }), created.json).data;
  for (const { noun, path } of forms) {
    for (const way of [path, `${path}/${open.documentId}`, `/content-manager/collection-types/${uidOf(noun)}`]) {
      const answer = await call(way, { token: accessKey });
      expect([401, 403, 404, 405], way).toContain(answer.status);
      expect(answer.text).not.toContain(secret);
    }
  }
});

test('the super admin may delete what he may see, and among several only that', async () => {
  const [first, second] = [await store(false), await store(true)];
  const answer: Answer = await succeed(`${prayer}/actions/bulkDelete`, {
    token: tokenOf('super-admin'),
    body: { documentIds: [first.documentId, second.documentId] },
  });
  expect(answer.json).toEqual({ count: 1 });
  const kept = await call(`${prayer}/${second.documentId}`, { token: tokenOf('prayer-team') });
  expect(kept.status).toBe(200);
  const gone = await call(`${prayer}/${first.documentId}`, { token: tokenOf('prayer-team') });
  expect(gone.status).toBe(404);
});
