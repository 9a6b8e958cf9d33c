import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { validPrayerRequest } from '../src/contracts/prayer-request.cases';
import { tokenOfMember } from './support/accounts';
import { startSecondProgram } from './support/beside';
import { call, succeed } from './support/http';
import { tokenOf } from './support/signed-in';
import { anyAddress, forms, submit, uidOf } from './support/submissions';

const listAnswer = v.object({
  results: v.array(v.looseObject({ documentId: v.string(), reference: v.optional(v.string()) })),
  pagination: v.object({ total: v.number() }),
});
const entryAnswer = v.object({ data: v.looseObject({ documentId: v.string() }) });

const prayer = `/content-manager/collection-types/${uidOf('prayer-request')}`;
/** Contained in every request of this file; must never be visible without permission. */
const secret = `secret${randomUUID().replaceAll('-', '')}`;

async function list(token: string, query: string, path = prayer) {
  const { json } = await succeed(`${path}?${query}`, { token });
  return v.parse(listAnswer, json);
}

const entrySchema = v.looseObject({ documentId: v.string(), revision: v.number() });

/** What the form of the panel shows. */
async function read(token: string, documentId: string, path = prayer) {
  const { json } = await succeed(`${path}/${documentId}`, { token });
  return v.parse(v.object({ data: entrySchema }), json).data;
}

/** Opens the form, changes something in it and saves all of it, as the panel does. */
async function save(token: string, documentId: string, change: object, path = prayer) {
  const body = { ...(await read(token, documentId, path)), ...change };
  const { json } = await succeed(`${path}/${documentId}`, { method: 'PUT', token, body });
  return v.parse(v.object({ data: entrySchema }), json).data;
}

type Stored = { reference: string; documentId: string };
type Role = 'super-admin' | 'ministry-admin' | 'prayer-team' | 'super-admin and prayer-team' | 'editor';

const tokens = new Map<Role, string>();
const tokenFor = (role: Role) => tokens.get(role) ?? '';

/** Finds the request as the prayer team, which proves that it exists. */
async function store(confidential: boolean): Promise<Stored> {
  const { reference } = await submit(
    '/api/prayer-requests',
    { ...validPrayerRequest, lastName: secret, prayerRequest: `${secret} and more of it`, confidential },
    anyAddress(),
  );
  const { results } = await list(tokenFor('prayer-team'), `filters[reference][$eq]=${reference}`);
  return { reference, documentId: results[0]?.documentId ?? '' };
}

let open: Stored;
let confidential: Stored;

beforeAll(async () => {
  tokens.set('super-admin', await tokenOf());
  const accounts: [Role, string[]][] = [
    ['ministry-admin', ['ministry-admin']],
    ['prayer-team', ['prayer-team']],
    ['super-admin and prayer-team', ['strapi-super-admin', 'prayer-team']],
    ['editor', ['strapi-editor']],
  ];
  for (const [role, codes] of accounts) {
    tokens.set(role, await tokenOfMember(...codes));
  }
  open = await store(false);
  confidential = await store(true);
}, 60_000);

const all = (documentId: string): [name: string, path: string, options: { method?: string; body?: unknown }][] => [
  ['opening it', `${prayer}/${documentId}`, {}],
  ['opening it with everything', `${prayer}/${documentId}?populate=*&status=draft&locale=*`, {}],
  [
    'changing it',
    `${prayer}/${documentId}`,
    { method: 'PUT', body: { reviewStatus: 'archived', confidential: false } },
  ],
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
  'filters[$or][0][reference][$contains]=-&filters[$or][1][confidential][$eq]=true',
  'filters[confidential][$eq]=true',
  'filters[confidential][$ne]=false',
  'filters[$not][confidential][$eq]=false',
  'sort=confidential:DESC',
  'sort=receivedAt:DESC&status=draft&locale=*',
  `filters[reference][$eq]=${confidential.reference}`,
  `filters[documentId][$eq]=${confidential.documentId}`,
];

describe.each<Role>(['super-admin', 'ministry-admin'])('a confidential prayer request and the %s', (role) => {
  test('is in no list, search, filter or order, and not counted', { tags: ['database'] }, async () => {
    for (const query of lists()) {
      const all = await list(tokenFor('prayer-team'), query);
      const seen = await list(tokenFor(role), query);
      expect(
        seen.results.map(({ reference }) => reference),
        query,
      ).not.toContain(confidential.reference);
      expect(seen.results.filter((entry) => entry['confidential'] !== false)).toEqual([]);
      const hidden = await list(tokenFor('prayer-team'), `${query}&filters[$and][9][confidential][$eq]=true`);
      expect(seen.pagination.total, query).toBe(all.pagination.total - hidden.pagination.total);
    }
  });

  test('cannot be opened, changed, deleted, copied or counted, nor distinguished from one that does not exist', async () => {
    const nothing = 'a'.repeat(24);
    const missing = all(nothing);
    for (const [index, [name, path, options]] of all(confidential.documentId).entries()) {
      const answer = await call(path, { token: tokenFor(role), ...options });
      expect(answer.text, name).not.toContain(secret);
      if (!/relations/.test(name)) expect([403, 404, 405], name).toContain(answer.status);

      const [, missingPath, missingOptions] = missing[index] ?? ['', '', {}];
      const other = await call(missingPath, { token: tokenFor(role), ...missingOptions });
      expect(answer.status, name).toBe(other.status);
      expect(answer.text.replaceAll(confidential.documentId, nothing), name).toBe(other.text);
    }
    const { results } = await list(tokenFor('prayer-team'), `filters[reference][$eq]=${confidential.reference}`);
    expect(results[0]).toMatchObject({ confidential: true, reviewStatus: 'new' });
  });

  test('leaves no trace on the home page of the panel', async () => {
    const recent = await call('/content-manager/homepage/recent-documents?action=update', { token: tokenFor(role) });
    expect(recent.text).not.toContain(confidential.reference);
    expect(recent.text).not.toContain(confidential.documentId);
    const { json } = await succeed('/content-manager/homepage/count-documents', { token: tokenFor(role) });
    expect(json).toEqual({ data: { draft: 0, modified: 0, published: 0 } });
  });
});

describe.each<Role>(['prayer-team', 'super-admin and prayer-team'])(
  'a confidential prayer request and the %s',
  (role) => {
    test('is listed, found and opened', async () => {
      for (const query of lists()) {
        // Latest first, because other files leave more requests than a page has.
        const sorted = query.includes('sort=') ? query : `${query}&sort=receivedAt:DESC`;
        const { results } = await list(tokenFor(role), `${sorted}&pageSize=100`);
        expect(
          results.map(({ reference }) => reference),
          query,
        ).toContain(confidential.reference);
      }
      const { json } = await succeed(`${prayer}/${confidential.documentId}`, { token: tokenFor(role) });
      expect(v.parse(entryAnswer, json).data).toMatchObject({ lastName: secret, confidential: true });
    });

    test('takes status and notes, and preserves what was sent', async () => {
      const data = await save(tokenFor(role), confidential.documentId, {
        reviewStatus: 'praying',
        teamNotes: `Called on Monday (${role})`,
        confidential: false,
        lastName: 'Somebody else',
        reference: 'P-0000-0000',
        receivedAt: '2020-01-01T00:00:00.000Z',
      });
      expect(data).toMatchObject({
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
    const { results } = await list(tokenFor(role), `filters[reference][$eq]=${open.reference}`);
    expect(results[0]).toMatchObject({ confidential: false });
    const change = { reviewStatus: 'follow-up', teamNotes: role, lastName: 'Somebody else', confidential: true };
    expect(await save(tokenFor(role), open.documentId, change)).toMatchObject({
      reviewStatus: 'follow-up',
      teamNotes: role,
      lastName: secret,
      confidential: false,
    });
  });

  test.each(forms.slice(1))('the $noun can be read and edited by both teams', async ({ noun, path, valid }) => {
    const { reference } = await submit(path, valid, anyAddress());
    const panel = `/content-manager/collection-types/${uidOf(noun)}`;
    for (const role of ['ministry-admin', 'prayer-team'] as const) {
      const { results } = await list(tokenFor(role), `filters[reference][$eq]=${reference}`, panel);
      const change = { teamNotes: role, email: 'changed@example.com' };
      expect(await save(tokenFor(role), results[0]?.documentId ?? '', change, panel)).toMatchObject({
        teamNotes: role,
        email: valid.email,
      });
    }
  });
});

describe('a form of the panel', () => {
  const member = () => tokenFor('prayer-team');
  const put = (documentId: string, body: object) =>
    call(`${prayer}/${documentId}`, { method: 'PUT', token: member(), body });

  test('based on an outdated revision is refused, and overwrites nothing', async () => {
    const { documentId } = await store(false);
    const shown = await read(member(), documentId);
    await save(tokenFor('ministry-admin'), documentId, { teamNotes: 'First', reviewStatus: 'praying' });

    const late = await put(documentId, { ...shown, teamNotes: 'Second', reviewStatus: 'archived' });
    expect(late.status).toBe(400);
    expect(late.text).toContain('Someone else changed this request in the meantime');
    expect(await read(member(), documentId)).toMatchObject({ teamNotes: 'First', reviewStatus: 'praying' });
  });

  test('sent twice at once is saved once', { tags: ['database'] }, async () => {
    const { documentId } = await store(false);
    const { revision } = await read(member(), documentId);
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((teamNotes) => put(documentId, { teamNotes, revision })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await read(member(), documentId)).toMatchObject({ revision: revision + 1 });
  });

  test('adds to notes and corrects them, and takes none away', async () => {
    const { documentId } = await store(false);
    await save(member(), documentId, { teamNotes: '  ' });
    expect(await read(member(), documentId)).toMatchObject({ teamNotes: null });
    await save(member(), documentId, { teamNotes: 'Called on Monday' });
    const { revision } = await read(member(), documentId);
    for (const teamNotes of ['', ' \n', null]) {
      expect((await put(documentId, { teamNotes, revision })).status, String(teamNotes)).toBe(400);
    }
    expect((await put(documentId, { teamNotes: 'Written blindly' })).status).toBe(400);
    expect(await read(member(), documentId)).toMatchObject({ teamNotes: 'Called on Monday' });
  });

  test(
    'that names no revision writes the first notes, and only one of several at once',
    { tags: ['database'] },
    async () => {
      const { documentId } = await store(false);
      const answers = await Promise.all(['One', 'Two', 'Three'].map((teamNotes) => put(documentId, { teamNotes })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    },
  );

  test('that answers or archives a request stores the time, and clears it when the request is reopened', async () => {
    const { documentId } = await store(false);
    const answered = await save(member(), documentId, {
      reviewStatus: 'answered',
      closedAt: '2020-01-01T00:00:00.000Z',
    });
    const closedAt = String(answered['closedAt']);
    expect(Math.abs(Date.now() - new Date(closedAt).getTime())).toBeLessThan(60_000);
    expect(await save(member(), documentId, { reviewStatus: 'archived' })).toMatchObject({ closedAt });
    expect(await save(member(), documentId, { reviewStatus: 'praying' })).toMatchObject({ closedAt: null });
  });
});

test('the panel lists requests without names or texts, and shows what was sent read-only', async () => {
  const path = `/content-manager/content-types/${uidOf('prayer-request')}/configuration`;
  const { json } = await succeed(path, { token: tokenFor('super-admin') });
  const field = v.object({ edit: v.object({ label: v.string(), editable: v.boolean() }) });
  const { layouts, metadatas } = v.parse(
    v.object({
      data: v.object({
        contentType: v.object({
          layouts: v.object({ list: v.array(v.string()) }),
          metadatas: v.object({ prayerRequest: field, teamNotes: field, prayerCount: field }),
        }),
      }),
    }),
    json,
  ).data.contentType;
  expect(layouts.list).toEqual(['reference', 'prayerType', 'reviewStatus', 'receivedAt']);
  expect(metadatas.prayerRequest.edit).toEqual({ label: 'Prayer request', editable: false });
  expect(metadatas.teamNotes.edit).toEqual({ label: 'Team notes', editable: true });
  expect(metadatas.prayerCount.edit).toEqual({ label: 'Prayers', editable: false });
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
        token: tokenFor('ministry-admin'),
        body,
      });
      expect(answer.status, answer.text).toBe(200);
    }
  });

  test('the ministry admin looks after the Media Library', async () => {
    expect((await call('/upload/files', { token: tokenFor('ministry-admin') })).status).toBe(200);
    const folder = { name: `Folder ${randomUUID()}`, parent: null };
    expect((await call('/upload/folders', { token: tokenFor('ministry-admin'), body: folder })).status).toBe(201);
  });

  test('the prayer team sees no content and no files', async () => {
    expect((await call(article, { token: tokenFor('prayer-team') })).status).toBe(403);
    expect((await call('/upload/files', { token: tokenFor('prayer-team') })).status).toBe(403);
  });

  test.each<Role>(['ministry-admin', 'prayer-team'])('the %s neither makes accounts nor gives roles', async (role) => {
    for (const path of ['/admin/users', '/admin/roles', '/admin/api-tokens', '/admin/webhooks']) {
      expect((await call(path, { token: tokenFor(role), body: {} })).status, path).toBe(403);
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

  test('nobody can become super admin', async () => {
    const body = { email: 'me@example.org', password: 'Password-1', firstname: 'Me', lastname: 'Too' };
    for (const path of ['/admin/register-admin', '/admin/register-admin/', '/ADMIN/Register-Admin']) {
      expect((await call(path, { body })).status).toBe(403);
    }
  });
});

test('an admin token opens no request', async () => {
  const created = await succeed('/admin/api-tokens', {
    token: tokenFor('super-admin'),
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

test('code outside of a call neither reads nor changes requests', { timeout: 120_000 }, async () => {
  const program = await startSecondProgram();
  for (const uid of [...forms.map(({ noun }) => uidOf(noun)), 'api::reading-record.reading-record']) {
    const { documentId } = open;
    const answers = await program.ask('documents', [
      { uid, action: 'findMany', params: {} },
      { uid, action: 'findOne', params: { documentId } },
      { uid, action: 'count', params: {} },
      { uid, action: 'update', params: { documentId, data: { reference: 'P-2222-2222' } } },
      { uid, action: 'delete', params: { documentId } },
    ]);
    expect(answers, uid).toEqual(Array.from({ length: 5 }, () => 'This is for people who have signed in'));
  }
});
