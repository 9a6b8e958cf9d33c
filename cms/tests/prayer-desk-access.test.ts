import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { dayMs } from '../src/contracts/day';
import { enteredRequestPath } from '../src/contracts/entered-request';
import { deskPath, nextStepLimit, noteLimit } from '../src/contracts/prayer-desk';
import { prayerMeetingPath } from '../src/contracts/prayer-meeting';
import { validPrayerRequest } from '../src/contracts/prayer-request.cases';
import { apiErrorSchema } from '../src/contracts/submission';
import { weeklyReminderPath } from '../src/contracts/weekly-reminder';
import { createAccount, memberWith } from './support/accounts';
import { signIn } from './support/admin';
import {
  act,
  edit,
  emptyDesk,
  next,
  note,
  open,
  pray,
  query,
  references,
  requestPath,
  send,
  summary,
  team,
  type Sent,
} from './support/desk';
import { call, succeed, type Answer, type Call } from './support/http';
import { tokenOf } from './support/signed-in';

type Role =
  | 'super-admin'
  | 'ministry-admin'
  | 'prayer-team'
  | 'super-admin and prayer-team'
  | 'prayer-team and team-lead'
  | 'editor'
  | 'editor and team-lead';

const tokens = new Map<Role, string>();
const tokenFor = (role: Role) => tokens.get(role) ?? '';
const member = () => tokenFor('prayer-team');
let memberEmail: string;

/** Contained in every request of this file. */
const secret = `secret${randomUUID().replaceAll('-', '')}`;
const body = { lastName: secret };

beforeAll(async () => {
  tokens.set('super-admin', await tokenOf());
  const accounts: [Role, string[]][] = [
    ['ministry-admin', ['ministry-admin']],
    ['prayer-team', ['prayer-team']],
    ['super-admin and prayer-team', ['strapi-super-admin', 'prayer-team']],
    ['prayer-team and team-lead', ['prayer-team', 'team-lead']],
    ['editor', ['strapi-editor']],
    ['editor and team-lead', ['strapi-editor', 'team-lead']],
  ];
  for (const [role, codes] of accounts) {
    const account = await memberWith(...codes);
    if (role === 'prayer-team') memberEmail = account.email;
    tokens.set(role, await tokenOf(account));
  }
}, 60_000);

beforeEach(emptyDesk);

type DeskCall = [name: string, path: string, options: Call];

/** Each call about one request, as it succeeds with permission. */
const callsAbout = (sent: Sent, revision: number): DeskCall[] => [
  ['opening', requestPath(sent), {}],
  ['changing', requestPath(sent), { method: 'PUT', body: { revision, status: 'follow-up' } }],
  ['praying', requestPath(sent, '/prayers'), { body: { key: randomUUID() } }],
  ['undoing a prayer', requestPath(sent, '/prayers/undo'), { body: { key: randomUUID() } }],
  ['noting', requestPath(sent, '/notes'), { body: { key: randomUUID(), text: 'Called her' } }],
  ['undoing a note', requestPath(sent, '/notes/undo'), { body: { key: randomUUID(), text: 'Called her' } }],
  ['claiming', requestPath(sent, '/claim'), { method: 'POST' }],
  ['giving back', requestPath(sent, '/claim'), { method: 'DELETE' }],
  ['releasing', requestPath(sent, '/release'), { method: 'POST' }],
  ['deleting', requestPath(sent), { method: 'DELETE' }],
];

/** For team leads and super admins alone. */
const handingBackForAnother: DeskCall = [
  'handing back for another',
  `${deskPath}/hand-back`,
  { body: { memberId: 1e6 } },
];

/** Choosing a request for the meeting; nobody else learns whether there is one. */
const choosing: DeskCall = [
  'choosing for the meeting',
  prayerMeetingPath,
  { body: { kind: 'prayer', reference: 'P-0000-0000', text: 'Please pray for her health.' } },
];

const otherCalls: readonly DeskCall[] = [
  ['summary', `${deskPath}/summary`, {}],
  ['team', `${deskPath}/team`, {}],
  ['templates', `${deskPath}/templates`, {}],
  ['next', `${deskPath}/next`, { body: {} }],
  ['list', `${deskPath}/requests?kind=prayer`, {}],
  ['spam', `${deskPath}/requests?spam=true`, {}],
  ['view', `${deskPath}/requests?view=urgent`, {}],
  ['handing back', `${deskPath}/hand-back`, { body: {} }],
  ['search', `${deskPath}/search`, { body: { text: secret } }],
  ['meeting', prayerMeetingPath, {}],
  ['weekly reminder', weeklyReminderPath, {}],
  ['changing the weekly reminder', weeklyReminderPath, { method: 'PUT', body: { wanted: false, language: 'es' } }],
  ['taking out of the meeting', `${prayerMeetingPath}/P-0000-0000`, { method: 'DELETE' }],
  ['ending the meeting', prayerMeetingPath, { method: 'DELETE' }],
  [
    'entering',
    enteredRequestPath,
    {
      // Each time another one.
      get body() {
        return { key: randomUUID(), kind: 'prayer', source: 'phone', language: 'en', ...validPrayerRequest };
      },
    },
  ],
];

function expectRefusal(answer: Answer, status: number, name: string): void {
  expect(answer.status, name).toBe(status);
  expect(v.parse(apiErrorSchema, answer.json).error.status, name).toBe(status);
  expect(answer.text, name).not.toMatch(/\bat .*\.[jt]s|node_modules|select |insert |valibot/i);
  expect(answer.text, name).not.toContain(secret);
}

describe('who may use the desk', () => {
  test('nobody without the token of an account: no cookie, no token for programs, no other kind', async () => {
    const sent = await send('prayer', { body });
    const signedIn = await succeed('/admin/login', {
      body: { ...inject('cms').superAdmin, deviceId: randomUUID(), rememberMe: false },
    });
    const Cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(Cookie).toContain('strapi_admin_refresh=');
    const created = await succeed('/admin/api-tokens', {
      token: tokenFor('super-admin'),
      body: { name: randomUUID(), description: '', type: 'full-access', lifespan: null },
    });
    const { accessKey } = v.parse(v.object({ data: v.object({ accessKey: v.string() }) }), created.json).data;
    const ways: Call[] = [
      {},
      { headers: { Cookie } },
      { token: 'nonsense' },
      { token: accessKey },
      { headers: { Authorization: `Basic ${member()}` } },
    ];
    for (const [name, path, options] of [...callsAbout(sent, 0), ...otherCalls, handingBackForAnother, choosing]) {
      for (const way of ways) expectRefusal(await call(path, { ...options, ...way }), 401, name);
    }
    expect(await open(member(), sent)).toMatchObject({ revision: 0, prayerCount: 0, teamNotes: null });
  });

  test('no account of another role, and none that was blocked or has signed out', async () => {
    const sent = await send('prayer', { body });
    const blocked = await signIn(await createAccount(['prayer-team']));
    await query(`UPDATE admin_users SET blocked = true WHERE id = ${(await team(blocked)).me.id}`);
    const leaver = await signIn(await createAccount(['prayer-team']));
    await succeed('/admin/logout', { token: leaver, body: {} });
    for (const [name, path, options] of [...callsAbout(sent, 0), ...otherCalls, handingBackForAnother, choosing]) {
      for (const role of ['editor', 'editor and team-lead'] as const) {
        expectRefusal(await call(path, { ...options, token: tokenFor(role) }), 403, `${name} as ${role}`);
      }
      expectRefusal(await call(path, { ...options, token: blocked }), 401, name);
      expectRefusal(await call(path, { ...options, token: leaver }), 401, name);
    }
    expect(await open(member(), sent)).toMatchObject({ revision: 0, prayerCount: 0, teamNotes: null });
  });
});

describe.each<Role>([
  'prayer-team',
  'ministry-admin',
  'super-admin',
  'super-admin and prayer-team',
  'prayer-team and team-lead',
])('the %s', (role) => {
  const readsConfidential = role.includes('prayer-team');

  test.each(['prayer', 'contact', 'counseling'] as const)('does everything with a %s request', async (kind) => {
    const sent = await send(kind, { body });
    for (const [name, path, options] of callsAbout(sent, 0)) {
      const answer = await call(path, { ...options, token: tokenFor(role) });
      if (path.includes('/prayers') && kind !== 'prayer') {
        expectRefusal(answer, 404, name);
        continue;
      }
      // It is no spam, so it stays.
      expect(answer.status, `${name}: ${answer.text}`).toBe(name === 'deleting' ? 409 : 200);
      expect(answer.text, name).toContain(secret);
      expect(answer.headers.get('Cache-Control'), name).toBe('no-store');
    }
    for (const [name, path, options] of otherCalls) {
      const answer = await call(path, { ...options, token: tokenFor(role) });
      expect(answer.status, name).toBe(200);
      expect(answer.headers.get('Cache-Control'), name).toBe('no-store');
    }
    const [name, path, options] = handingBackForAnother;
    const answer = await call(path, { ...options, token: tokenFor(role) });
    if (role.includes('super-admin') || role.includes('team-lead')) expect(answer.status, name).toBe(200);
    else expectRefusal(answer, 403, name);
  });

  test(`meets confidential requests ${readsConfidential ? 'like all others' : 'nowhere, as if there were none'}`, async () => {
    const sent = await send('prayer', {
      urgent: true,
      ago: 340 * dayMs,
      body: { ...body, confidential: true },
    });
    const aside = await send('prayer', { spam: true, body: { ...body, confidential: true } });
    await pray(member(), sent);
    const token = tokenFor(role);
    const numbers = await summary(token);
    const shown = [await references(token, 'kind=prayer&status=open'), await references(token, 'spam=true')];
    const { request } = await next(token);

    if (readsConfidential) {
      expect(numbers).toMatchObject({ prayedThisWeek: 1, views: { urgent: 1 }, spam: 1, expiring: 1 });
      expect(shown).toEqual([[sent.reference], [aside.reference]]);
      expect(request?.reference).toBe(sent.reference);
      return;
    }
    expect(numbers).toEqual({
      waiting: 0,
      oldestWaitingAt: null,
      prayedThisWeek: 0,
      unanswered: { contact: 0, counseling: 0 },
      spam: 0,
      expiring: 0,
      views: { mine: 0, due: 0, urgent: 0, waiting: 0, answered: 0, thanked: 0 },
    });
    expect(shown).toEqual([[], []]);
    expect(request).toBeNull();
    const { revision } = await open(member(), sent);
    const unknown = callsAbout({ kind: 'prayer', reference: 'P-0000-0000' }, revision);
    for (const [index, [name, path, options]] of callsAbout(sent, revision).entries()) {
      const answer = await call(path, { ...options, token });
      expectRefusal(answer, 404, name);
      const [, otherPath, otherOptions] = unknown[index] ?? ['', '', {}];
      expect(answer.text, name).toBe((await call(otherPath, { ...otherOptions, token })).text);
    }
    expect(await open(member(), sent)).toMatchObject({ revision, prayerCount: 1, teamNotes: null });
  });
});

test('a confidential request is given to members who may read it, and to nobody else', async () => {
  const sent = await send('prayer', { body: { ...body, confidential: true } });
  const openly = await send('prayer', { body });
  const { me: admin } = await team(tokenFor('ministry-admin'));
  const { me, members } = await team(member());
  expect(me.readsConfidential).toBe(true);
  // Members of one name are told apart in the list.
  for (const { id, readsConfidential } of [me, admin]) {
    expect(members).toContainEqual(expect.objectContaining({ id, readsConfidential }));
  }
  expect(admin.readsConfidential).toBe(false);

  expectRefusal(await edit(member(), sent, { revision: 0, assigneeId: admin.id }), 400, 'confidential');
  expect((await edit(member(), openly, { revision: 0, assigneeId: admin.id })).status).toBe(200);
  expect((await edit(member(), sent, { revision: 0, assigneeId: me.id })).status).toBe(200);
  expect((await open(member(), openly)).assignee?.id).toBe(admin.id);
});

test('what somebody who left had taken on is free again', async () => {
  const sent = await send('contact', { body });
  const leaver = await signIn(await createAccount(['ministry-admin']));
  await act(leaver, sent, '/claim');
  await query(`UPDATE admin_users SET is_active = false WHERE id = ${(await team(leaver)).me.id}`);
  expect((await open(member(), sent)).assignee).toBeNull();
  expect((await act(member(), sent, '/claim')).assignee?.id).toBe((await team(member())).me.id);
});

test('every answer in plain text is recorded, with who read which request', async () => {
  const sent = await send('prayer', { body });
  const { me } = await team(member());
  const records = () =>
    query(`SELECT account_id, account_name, kind FROM reading_records WHERE reference = '${sent.reference}'`);
  expect(await records()).toEqual([]);
  await references(member(), 'kind=prayer');
  await summary(member());
  expect(await records()).toEqual([]);

  const readings = [
    () => next(member()),
    () => open(member(), sent),
    () => pray(member(), sent),
    () => note(member(), sent, 'Called her'),
    () => act(member(), sent, '/claim'),
    () => act(member(), sent, '/claim', { method: 'DELETE' }),
    () => act(member(), sent, '/release'),
    () => edit(member(), sent, { revision: 4, status: 'follow-up' }),
    async () => {
      expect((await edit(member(), sent, { revision: 0, status: 'answered' })).status).toBe(409);
    },
  ];
  for (const [index, read] of readings.entries()) {
    await read();
    expect(await records()).toEqual(
      Array(index + 1).fill({ account_id: me.id, account_name: `A B (${memberEmail})`, kind: 'prayer' }),
    );
  }
});

describe('what cannot be taken', () => {
  const key = randomUUID();
  const refusedBodies: [path: string, method: string, field: string, bodies: unknown[]][] = [
    ['/prayers', 'POST', 'key', [{}, { key: 5 }, { key: 'x' }, { key: null }]],
    ['/prayers/undo', 'POST', 'key', [{}, { key: 'x' }]],
    ['/notes', 'POST', 'key', [{ text: 'a' }, { key: `${key}x`, text: 'a' }]],
    ['/notes/undo', 'POST', 'key', [{ text: 'a' }, { key: `${key}x`, text: 'a' }]],
    [
      '/notes',
      'POST',
      'text',
      [{ key }, ...['', ' \n', 'a\u0000', 'a\ud83d', '🙏'.repeat(noteLimit + 1), 7].map((text) => ({ key, text }))],
    ],
    ['', 'PUT', 'revision', [{}, { revision: '0' }, { revision: 0.5 }, { revision: 1e300 }]],
    ['', 'PUT', 'status', ['contacted', 'New', '', null, 4].map((status) => ({ revision: 0, status }))],
    ['', 'PUT', 'assigneeId', [0, 1e12, 987_654, '1', 0.5].map((assigneeId) => ({ revision: 0, assigneeId }))],
    [
      '',
      'PUT',
      'followUpOn',
      ['2026-02-30', '2026-1-1', 'tomorrow', '', 20261224].map((followUpOn) => ({ revision: 0, followUpOn })),
    ],
    // The last would do for a counseling request.
    [
      '',
      'PUT',
      'nextStep',
      ['', ' ', 'a\u0000', '🙏'.repeat(nextStepLimit + 1), 7, 'Call her'].map((nextStep) => ({
        revision: 0,
        nextStep,
      })),
    ],
  ];

  test.each(refusedBodies)('is refused by %s %s, naming %s', async (action, method, field, bodies) => {
    const sent = await send('prayer', { body });
    for (const refused of bodies) {
      const answer = await call(requestPath(sent, action), { method, token: member(), body: refused });
      expectRefusal(answer, 400, JSON.stringify(refused));
      const { details } = v.parse(apiErrorSchema, answer.json).error;
      expect(details?.errors?.map(({ path }) => path)).toContainEqual([field]);
    }
    expect(await open(member(), sent)).toMatchObject({ revision: 0, prayerCount: 0, teamNotes: null, status: 'new' });
  });

  test('is refused in filters', async () => {
    const queries = [
      '',
      'kind=other',
      'kind=prayer&kind=contact',
      'kind[$ne]=prayer',
      'kind=prayer&status=closed',
      'kind=prayer&language=fr',
      'kind=contact&prayerType=family',
      'spam=true&prayerType=family',
      'kind=prayer&spam=maybe',
      'view=due&today=0000-01-01',
      ...['0', '-1', '1.5', 'x', '1e3', '999999'].map((page) => `kind=prayer&page=${page}`),
    ];
    for (const filter of queries) {
      expectRefusal(await call(`${deskPath}/requests?${filter}`, { token: member() }), 400, filter);
    }
    const filters = [
      { skipped: 'P' },
      { skipped: ['x'.repeat(21)] },
      { skipped: ['\u0000'] },
      { skipped: Array(501).fill('P') },
      { status: 'x' },
    ];
    for (const filter of filters) {
      const answer = await call(`${deskPath}/next`, { token: member(), body: filter });
      expectRefusal(answer, 400, JSON.stringify(filter).slice(0, 60));
    }
  });

  test('is no JSON, or too much of it', async () => {
    const sent = await send('prayer', { body });
    const plain = await call(requestPath(sent), {
      method: 'PUT',
      token: member(),
      body: {},
      headers: { 'Content-Type': 'text/plain' },
    });
    expectRefusal(plain, 415, 'text');
    for (const refused of [[], 'text', 5]) {
      expectRefusal(await call(requestPath(sent), { method: 'PUT', token: member(), body: refused }), 400, 'no object');
    }
    const huge = { key, text: 'a'.repeat(70_000) };
    expectRefusal(await call(requestPath(sent, '/notes'), { token: member(), body: huge }), 413, 'huge');
  });

  test('is no request: other kinds, and whatever is no reference, answer 404', async () => {
    const { reference } = await send('prayer', { body });
    const paths = [
      requestPath({ kind: 'contact', reference }),
      `${deskPath}/requests/other/${reference}`,
      ...['P-0000-0000', '1', "P-0000-0000'--", '%00', '..%2f..', 'x'.repeat(300), reference.toLowerCase()].map(
        (unknown) => `${deskPath}/requests/prayer/${unknown}`,
      ),
    ];
    for (const path of paths) expectRefusal(await call(path, { token: member() }), 404, path);
  });
});
