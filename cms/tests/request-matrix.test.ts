import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { memberWith } from './support/accounts';
import { bearerNames, isKnown, makeBearers } from './support/bearers';
import { databaseOf } from './support/database';
import { call, succeed, type Answer, type Call } from './support/http';
import { tokenOf } from './support/signed-in';
import { deskPath } from '../src/contracts/prayer-desk';
import { anyAddress, forms, submit, uidOf } from './support/submissions';

type Role =
  'nobody' | 'editor' | 'author' | 'ministry-admin' | 'prayer-team' | 'super-admin' | 'super-admin and prayer-team';

const codes: Readonly<Partial<Record<Role, readonly string[]>>> = {
  editor: ['strapi-editor'],
  author: ['strapi-author'],
  'ministry-admin': ['ministry-admin'],
  'prayer-team': ['prayer-team'],
  'super-admin': ['strapi-super-admin'],
  'super-admin and prayer-team': ['strapi-super-admin', 'prayer-team'],
};
const roles: readonly Role[] = [
  'nobody',
  'editor',
  'author',
  'ministry-admin',
  'prayer-team',
  'super-admin',
  'super-admin and prayer-team',
];

/** Contained in every field of every request of this file. */
const secret = `secret${randomUUID().replaceAll('-', '')}`;

const kinds = [
  { kind: 'prayer request', noun: 'prayer-request', extra: {}, confidential: false },
  { kind: 'confidential prayer request', noun: 'prayer-request', extra: { confidential: true }, confidential: true },
  { kind: 'prayer request in spam', noun: 'prayer-request', extra: { website: 'x' }, confidential: false },
  { kind: 'contact request', noun: 'contact-request', extra: {}, confidential: false },
  { kind: 'counseling request', noun: 'counseling-request', extra: {}, confidential: false },
  {
    kind: 'counseling request in spam',
    noun: 'counseling-request',
    extra: { website: 'x' },
    confidential: false,
  },
];
/** By day the most confidential ones; the others pass through the same code. */
const whenTried = (kind: string) =>
  ['confidential prayer request', 'counseling request'].includes(kind) ? [] : ['night'];
type Kind = (typeof kinds)[number] & { reference: string; documentId: string };

function mayOpen(role: Role, { confidential }: { confidential: boolean }): boolean {
  if (role === 'prayer-team' || role === 'super-admin and prayer-team') return true;
  return !confidential && (role === 'ministry-admin' || role === 'super-admin');
}

let bearers: ReadonlyMap<string, string>;
const accounts = new Map<Role, { token: string; email: string }>();
const stored: Kind[] = [];
const query = databaseOf(inject('cms').environment);

const panel = (noun: string) => `/content-manager/collection-types/${uidOf(noun)}`;
const as = (role: Role): Call => {
  const account = accounts.get(role);
  return account ? { token: account.token } : {};
};

const listSchema = v.object({ results: v.array(v.looseObject({ documentId: v.string() })) });
const entrySchema = v.object({ data: v.looseObject({ revision: v.number() }) });

async function store({ noun, extra }: (typeof kinds)[number]): Promise<{ reference: string; documentId: string }> {
  const form = forms.find((each) => each.noun === noun);
  const texts = Object.entries(form?.valid ?? {})
    .filter(([field, value]) => typeof value === 'string' && !/phone|prayerType/i.test(field))
    .map(([field]): [string, string] => [field, field === 'email' ? `${secret}@example.org` : `${secret} in ${field}`]);
  const body = { ...form?.valid, ...Object.fromEntries(texts), ...extra };
  const { reference } = await submit(form?.path ?? '', body, anyAddress());
  const found = await succeed(`${panel(noun)}?filters[reference][$eq]=${reference}`, as('prayer-team'));
  return { reference, documentId: v.parse(listSchema, found.json).results[0]?.documentId ?? '' };
}

async function revisionOf({ noun, documentId }: Kind): Promise<number> {
  const { json } = await succeed(`${panel(noun)}/${documentId}`, as('prayer-team'));
  return v.parse(entrySchema, json).data.revision;
}

async function readings(role: Role, reference: string): Promise<number> {
  const email = accounts.get(role)?.email ?? 'nobody';
  const rows = await query(
    `SELECT count(*) AS count FROM reading_records WHERE reference = '${reference}' AND account_name LIKE '%${email}%'`,
  );
  return Number(rows[0]?.['count']);
}

beforeAll(async () => {
  for (const [role, roleCodes] of Object.entries(codes)) {
    const account = await memberWith(...roleCodes);
    accounts.set(role as Role, { token: await tokenOf(account), email: account.email });
  }
  for (const kind of kinds) {
    const entry = { ...kind, ...(await store(kind)) };
    await succeed(`${panel(entry.noun)}/${entry.documentId}`, {
      method: 'PUT',
      ...as('prayer-team'),
      body: { teamNotes: `${secret} in teamNotes`, revision: await revisionOf(entry) },
    });
    stored.push(entry);
  }
  bearers = await makeBearers();
}, 120_000);

type Way = [name: string, path: string, options?: Call];

/** Calls that show one decrypted request to a reader with permission. */
const openings = ({ noun, documentId }: Kind): Way[] => [
  ['opening it', `${panel(noun)}/${documentId}`],
  ['opening it with everything', `${panel(noun)}/${documentId}?populate=*&status=draft&locale=*`],
  ['saving it', `${panel(noun)}/${documentId}`, { method: 'PUT', body: { reviewStatus: 'follow-up' } }],
];

/** Calls that are forbidden to every role. */
const forbidden = ({ noun, documentId }: Kind): Way[] => [
  ['deleting it', `${panel(noun)}/${documentId}`, { method: 'DELETE' }],
  ['deleting it in every language', `${panel(noun)}/${documentId}?locale=*`, { method: 'DELETE' }],
  ['deleting it among others', `${panel(noun)}/actions/bulkDelete`, { body: { documentIds: [documentId] } }],
  ['copying it', `${panel(noun)}/clone/${documentId}`, { body: { lastName: 'x' } }],
  ['copying it at once', `${panel(noun)}/auto-clone/${documentId}`, { body: {} }],
  ['publishing it', `${panel(noun)}/${documentId}/actions/publish`, { body: {} }],
  ['taking it back', `${panel(noun)}/${documentId}/actions/unpublish`, { body: {} }],
  ['discarding it', `${panel(noun)}/${documentId}/actions/discard`, { body: {} }],
  ['publishing it among others', `${panel(noun)}/actions/bulkPublish`, { body: { documentIds: [documentId] } }],
  ['making another', panel(noun), { body: { lastName: 'x', reference: randomUUID() } }],
  ['reading its history', `/content-manager/history-versions?contentType=${uidOf(noun)}&documentId=${documentId}`],
];

/** Calls that may answer, but never with confidential fields. */
const glimpses = ({ noun, reference, documentId }: Kind): Way[] => [
  ['finding it', `${panel(noun)}?filters[reference][$eq]=${reference}`],
  ['finding it with everything', `${panel(noun)}?filters[documentId][$eq]=${documentId}&populate=*&status=draft`],
  ['asking for its fields', `${panel(noun)}?filters[reference][$eq]=${reference}&fields[0]=lastName&fields[1]=email`],
  ['reading its relations', `/content-manager/relations/${uidOf(noun)}/${documentId}/updatedBy`],
  ['choosing relations', `/content-manager/relations/${uidOf(noun)}/updatedBy?id=${documentId}&_q=${secret}`],
  ['counting its relations', `${panel(noun)}/${documentId}/actions/countDraftRelations`],
  ['previewing it', `/content-manager/preview/url/${uidOf(noun)}?documentId=${documentId}&status=draft`],
  ['opening it on the site', `/api/${noun}s/${documentId}?populate=*`],
];

const names = ['email', 'firstName', 'lastName', 'teamNotes'];

/** Calls that search all requests of a kind. */
const searches = (noun: string): Way[] => [
  ['listing all', `${panel(noun)}?pageSize=100&sort=receivedAt:DESC`],
  ['searching', `${panel(noun)}?_q=${secret}`],
  ['searching for what is stored', `${panel(noun)}?_q=enc1`],
  ['reading the site’s call', `/api/${noun}s?status=draft&locale=*&populate=*&filters[lastName][$contains]=${secret}`],
];

/** Calls that search everything. */
const homePage: Way[] = [
  ['what was last changed', '/content-manager/homepage/recent-documents?action=update'],
  ['what was last published', '/content-manager/homepage/recent-documents?action=publish'],
  ['counting', '/content-manager/homepage/count-documents'],
];

const guesses = (noun: string): Way[] => [
  ...names.flatMap((field): Way[] => [
    [`guessing ${field}`, `${panel(noun)}?filters[${field}][$contains]=${secret}`],
    [`sorting by ${field}`, `${panel(noun)}?sort=${field}:ASC`],
  ]),
  ['guessing among others', `${panel(noun)}?filters[$or][0][$not][lastName][$notNull]=true&filters[$or][1][id][$gt]=0`],
  ['guessing in a list', `${panel(noun)}?filters[$and][0][$or][0][email][$in][0]=${secret}@example.org`],
];

function expectNothing({ text }: Answer, name: string): void {
  expect(text, name).not.toContain(secret);
  expect(text, name).not.toContain('enc1.');
}

describe.each(roles)('%s', (role) => {
  const ask = async ([, path, options]: Way) => call(path, { ...as(role), ...options });

  test.each(kinds)('opens or does not open a $kind, and it is recorded or not', async ({ kind }) => {
    const entry = stored.find((each) => each.kind === kind);
    if (!entry) throw new Error(`There is no ${kind}`);
    const fields = names.map((field) => (field === 'email' ? `${secret}@example.org` : `${secret} in ${field}`));
    for (const way of openings(entry)) {
      const before = await readings(role, entry.reference);
      const answer = await ask(way);
      if (mayOpen(role, entry)) {
        expect(answer.status, way[0]).toBe(200);
        for (const field of fields) expect(answer.text, way[0]).toContain(field);
        expect(answer.text, way[0]).not.toContain('enc1.');
        expect(await readings(role, entry.reference), way[0]).toBe(before + 1);
      } else {
        expect([401, 403, 404], way[0]).toContain(answer.status);
        expectNothing(answer, way[0]);
        expect(await readings(role, entry.reference), way[0]).toBe(before);
      }
    }
  });

  for (const { kind } of kinds) {
    test(`gets nothing of a ${kind} in any other way`, { tags: whenTried(kind) }, async () => {
      const entry = stored.find((each) => each.kind === kind);
      if (!entry) throw new Error(`There is no ${kind}`);
      const before = await readings(role, entry.reference);
      for (const way of glimpses(entry)) expectNothing(await ask(way), way[0]);
      for (const way of forbidden(entry)) {
        const answer = await ask(way);
        expect(answer.status, way[0]).toBeGreaterThanOrEqual(400);
        expect(answer.status, way[0]).toBeLessThan(500);
        expectNothing(answer, way[0]);
      }
      expect(await readings(role, entry.reference)).toBe(before);
      const rows = await query(
        `SELECT count(*) AS count FROM ${entry.noun.replace('-', '_')}s WHERE reference = '${entry.reference}'`,
      );
      expect(Number(rows[0]?.['count'])).toBe(1);
    });
  }

  test.each(forms)('finds out nothing about each $noun by looking through them', async ({ noun }) => {
    for (const way of searches(noun)) expectNothing(await ask(way), way[0]);
    for (const way of guesses(noun)) {
      const answer = await ask(way);
      expect([400, 401, 403], way[0]).toContain(answer.status);
      expectNothing(answer, way[0]);
    }
  });

  test('finds out nothing on the home page of the panel', async () => {
    for (const way of homePage) expectNothing(await ask(way), way[0]);
  });
});

const deskCalls = ({ noun, reference }: Kind): Way[] => {
  const request = `${deskPath}/requests/${noun.replace('-request', '')}/${reference}`;
  return [
    ['the desk’s numbers', `${deskPath}/summary`],
    ['the desk’s team', `${deskPath}/team`],
    ['the desk’s templates', `${deskPath}/templates`],
    ['the desk’s changes of accounts', `${deskPath}/account-changes`],
    ['the next request', `${deskPath}/next`, { body: {} }],
    ['the desk’s list', `${deskPath}/requests?kind=${noun.replace('-request', '')}`],
    ['the desk’s view', `${deskPath}/requests?view=waiting`],
    ['handing back', `${deskPath}/hand-back`, { body: {} }],
    ['searching at the desk', `${deskPath}/search`, { body: { text: secret } }],
    ['opening it at the desk', request],
    ['changing it at the desk', request, { method: 'PUT', body: { revision: 0, status: 'follow-up' } }],
    ['praying', `${request}/prayers`, { body: { key: randomUUID() } }],
    ['noting', `${request}/notes`, { body: { key: randomUUID(), text: 'x' } }],
    ['claiming', `${request}/claim`, { method: 'POST' }],
    ['giving back', `${request}/claim`, { method: 'DELETE' }],
    ['releasing', `${request}/release`, { method: 'POST' }],
  ];
};

test('admin tokens are known to Strapi, and ended sessions are not', async () => {
  for (const name of bearerNames) {
    expect(await isKnown(bearers.get(name) ?? ''), name).toBe(name.startsWith('an admin token'));
  }
});

describe.each(bearerNames)('%s', (name) => {
  const refused = async (ways: readonly Way[], statuses: readonly number[]) => {
    const asked = ways.map(async ([way, path, options]) => {
      const answer = await call(path, { token: bearers.get(name) ?? '', ...options });
      expect(statuses, way).toContain(answer.status);
      expectNothing(answer, way);
    });
    await Promise.all(asked);
  };
  const asItWas = async ({ noun, reference }: Kind) => [
    ...(await query(`SELECT * FROM ${noun.replace('-', '_')}s WHERE reference = '${reference}'`)),
    ...(await query('SELECT count(*) AS count FROM reading_records')),
  ];

  for (const { kind } of kinds) {
    test(`shows nothing of a ${kind}, and changes nothing`, { tags: whenTried(kind) }, async () => {
      const entry = stored.find((each) => each.kind === kind);
      if (!entry) throw new Error(`There is no ${kind}`);
      const before = await asItWas(entry);
      await refused([...openings(entry), ...forbidden(entry)], [401, 403, 404, 405]);
      await refused(deskCalls(entry), [401]);
      await refused(glimpses(entry), [200, 204, 400, 401, 403, 404]);
      expect(await asItWas(entry)).toEqual(before);
    });
  }

  test('lists no requests and no records about them, and changes no account', async () => {
    const records = ['reading-record', 'account-change', 'request-tally'].map((noun): Way => [noun, panel(noun)]);
    await refused([...forms.flatMap(({ noun }) => searches(noun)), ...records], [401, 403, 404]);
    await refused(homePage, [200, 401, 403]);
    const body = { email: `${randomUUID()}@example.org` };
    await refused([['changing the profile', '/admin/users/me', { method: 'PUT', body }]], [401, 403]);
  });
});

test('a search finds nothing by confidential fields', async () => {
  for (const { noun } of forms) {
    for (const searched of [secret, 'enc1']) {
      const { json } = await succeed(`${panel(noun)}?_q=${searched}`, as('prayer-team'));
      expect(v.parse(listSchema, json).results).toEqual([]);
    }
  }
});

describe('the record of reading', () => {
  const path = panel('reading-record');
  const recordSchema = v.object({ results: v.array(v.looseObject({ documentId: v.string() })) });

  test('says to the super admin who opened which request when, and nothing of it', async () => {
    const [entry] = stored;
    const { json, text } = await succeed(`${path}?filters[reference][$eq]=${entry?.reference}`, as('super-admin'));
    const [record] = v.parse(recordSchema, json).results;
    expect(record).toMatchObject({ kind: 'prayer', reference: entry?.reference });
    expect(String(record?.['accountName'])).toContain('@example.org');
    expect(Date.now() - new Date(String(record?.['readAt'])).getTime()).toBeLessThan(600_000);
    expect(text).not.toContain(secret);
  });

  test('hides the readings of confidential requests from accounts that may not read those', async () => {
    const entry = stored.find(({ confidential }) => confidential);
    if (!entry) throw new Error('There is no confidential request');
    await succeed(`${panel(entry.noun)}/${entry.documentId}`, as('prayer-team'));
    const asked = [
      'pageSize=100&sort=readAt:DESC',
      `filters[reference][$eq]=${entry.reference}`,
      'filters[confidential][$ne]=false',
      'filters[confidential][$null]=true',
      `_q=${entry.reference}`,
    ];
    for (const question of asked) {
      const { text } = await succeed(`${path}?${question}`, as('super-admin'));
      expect(text, question).not.toContain(entry.reference);
    }
    const { text, json } = await succeed(`${path}?_q=${entry.reference}`, as('super-admin and prayer-team'));
    expect(text).toContain(entry.reference);
    const [record] = v.parse(recordSchema, json).results;
    expect((await call(`${path}/${record?.documentId}`, as('super-admin'))).text).not.toContain(entry.reference);
  });

  test.each(roles)('is neither written nor changed nor deleted by %s', async (role) => {
    const { json } = await succeed(`${path}?pageSize=1`, as('super-admin'));
    const [{ documentId } = { documentId: '' }] = v.parse(recordSchema, json).results;
    const before = await query('SELECT * FROM reading_records ORDER BY id');
    const attempts: Way[] = [
      ['writing', path, { body: { accountId: 1, accountName: 'x', kind: 'prayer', reference: 'P-0' } }],
      ['changing', `${path}/${documentId}`, { method: 'PUT', body: { accountName: 'x' } }],
      ['deleting', `${path}/${documentId}`, { method: 'DELETE' }],
      ['deleting several', `${path}/actions/bulkDelete`, { body: { documentIds: [documentId] } }],
      ['copying', `${path}/clone/${documentId}`, { body: {} }],
    ];
    for (const [name, attempted, options] of attempts) {
      expect([401, 403], name).toContain((await call(attempted, { ...as(role), ...options })).status);
    }
    const reading = await call(path, as(role));
    if (role.startsWith('super-admin')) expect(reading.status).toBe(200);
    else expect([401, 403]).toContain(reading.status);
    expect(await query('SELECT * FROM reading_records ORDER BY id')).toEqual(before);
  });
});

test.each(roles)('%s has no access to internal tables', async (role) => {
  for (const uid of [
    'api::submission.submission-receipt',
    'api::prayer-desk.prayer',
    'api::idempotency.answered-call',
    'api::attempt.attempt',
  ]) {
    const path = `/content-manager/collection-types/${uid}`;
    for (const way of [path, `${path}/x`, `/content-manager/relations/${uid}/x/createdBy`]) {
      expect([401, 403, 404], way).toContain((await call(way, as(role))).status);
    }
    expect([401, 403, 404, 405]).toContain((await call(path, { ...as(role), body: {} })).status);
  }
});

describe('row ids, whose gaps would reveal the number of hidden requests', () => {
  const nouns = ['prayer-request', 'contact-request', 'counseling-request', 'reading-record'];

  test.each(nouns)('stand in no answer about a %s', async (noun) => {
    const list = await succeed(`${panel(noun)}?pageSize=100`, as('super-admin'));
    const { results } = v.parse(listSchema, list.json);
    expect(results.length).toBeGreaterThan(0);
    for (const { id, documentId } of results) expect(id).toBe(documentId);
    const { json } = await succeed(`${panel(noun)}/${results[0]?.documentId}`, as('super-admin'));
    expect(v.parse(v.object({ data: v.looseObject({}) }), json).data['id']).toBe(results[0]?.documentId);
  });

  test.each(nouns)('find no %s, and put none in order', async (noun) => {
    const asked = [
      'filters[id][$gt]=0',
      'filters[$or][0][id]=1',
      'filters[$not][id][$in][0]=1',
      'sort=id',
      'sort=id:DESC',
      'sort[0]=receivedAt:ASC&sort[1]=id:ASC',
      'sort[id]=desc',
    ];
    for (const question of asked) {
      expect((await call(`${panel(noun)}?${question}`, as('super-admin'))).status, question).toBe(400);
    }
    const rows = await query(`SELECT * FROM ${noun.replace('-', '_')}s ORDER BY id DESC LIMIT 20`);
    for (const { id, document_id: documentId, reference, account_name: reader } of rows) {
      if (`${String(reference)} ${String(reader)}`.includes(String(id))) continue;
      const { text } = await succeed(`${panel(noun)}?_q=${String(id)}&pageSize=100`, as('super-admin and prayer-team'));
      expect(text).not.toContain(documentId);
    }
  });
});
