import { afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import {
  eventMediaListSchema,
  eventMediaMessages,
  eventMediaPath,
  mediaOfEventPath,
  mediaOrderPath,
} from '../src/contracts/event-media';
import { apiErrorSchema } from '../src/contracts/submission';
import * as v from 'valibot';
import { createAccount, tokenOfMember } from './support/accounts';
import { ensureFolder, removeUploads, signIn, upload } from './support/admin';
import { type Answer, call, succeed } from './support/http';
import {
  addMedia,
  captions,
  deleteEvents,
  draftMedia,
  mediaOf,
  positions,
  publishEvent,
  unpublishEntry,
  eventUid,
  video,
} from './support/revival';
import { png } from './support/sample-files';
import { tokenOf } from './support/signed-in';

const nobodysId = 'a'.repeat(24);
const made: string[] = [];
const uploaded: string[] = [];
let admin: string;
let superAdmin: string;
let prayerTeam: string;

beforeAll(async () => {
  superAdmin = await tokenOf();
  admin = await tokenOfMember('ministry-admin');
  prayerTeam = await tokenOfMember('prayer-team');
});

afterEach(async () => {
  await deleteEvents(superAdmin, made.splice(0));
  for (const name of uploaded.splice(0)) await removeUploads(superAdmin, name);
});

/** A published event with items of these captions, in this order. */
async function eventWith(...names: string[]) {
  const id = await publishEvent(admin, 'with media', {}, ['en']);
  made.push(id);
  const items = [];
  for (const name of names) {
    items.push(await addMedia(admin, id, video(name)));
  }
  return { id, items };
}

const orderOf = (ids: readonly string[]) => ({ mediaOrders: ids.map((id, index) => ({ id, sortOrder: index + 1 })) });

const refusal = ({ json }: Answer) => v.parse(apiErrorSchema, json).error;

function expectRefusal(answer: Answer, status: number): void {
  expect(answer.status).toBe(status);
  expect(answer.json).toMatchObject({ data: null });
  expect(refusal(answer)).toMatchObject({ status });
  expect(answer.text).not.toMatch(/\bat .*\.js|node_modules|select |insert /i);
}

describe('the calls that change media', () => {
  /** Each as it would succeed for an admin. */
  const calls = (eventId: string, itemId: string) => [
    { path: mediaOrderPath(eventId), method: 'PUT', body: orderOf([itemId]), status: 200 },
    { path: eventMediaPath(itemId), method: 'PATCH', body: { caption: 'changed' }, status: 200 },
    { path: mediaOfEventPath(eventId), method: 'POST', body: video('b'), status: 201 },
    { path: eventMediaPath(itemId), method: 'DELETE', body: undefined, status: 204 },
  ];

  test('are refused to everybody who is not signed in, a cookie or not', async () => {
    const { id, items } = await eventWith('a');
    const signedIn = await succeed('/admin/login', {
      body: { ...inject('cms').superAdmin, deviceId: crypto.randomUUID(), rememberMe: false },
    });
    const Cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(Cookie).toContain('strapi_admin_refresh=');
    const ways = [{}, { headers: { Cookie } }, { token: 'nonsense' }, { headers: { Authorization: `Basic ${admin}` } }];
    for (const { path, method, body } of calls(id, items[0]?.id ?? '')) {
      for (const way of ways) {
        expectRefusal(await call(path, { method, body, ...way }), 401);
      }
    }
    expect(await mediaOf(id, admin)).toEqual(items);
  });

  test('are refused to the prayer team, and to an account whose session is over', async () => {
    const { id, items } = await eventWith('a');
    const leaver = await signIn(await createAccount(['ministry-admin']));
    await succeed('/admin/logout', { token: leaver, body: {} });
    for (const { path, method, body } of calls(id, items[0]?.id ?? '')) {
      expectRefusal(await call(path, { method, body, token: prayerTeam }), 403);
      expectRefusal(await call(path, { method, body, token: leaver }), 401);
    }
    expect(await mediaOf(id, admin)).toEqual(items);
  });

  test.each(['ministry admin', 'super admin'])('are answered to the %s', async (who) => {
    const token = who === 'super admin' ? superAdmin : admin;
    const { id, items } = await eventWith('a');
    for (const { path, method, body, status } of calls(id, items[0]?.id ?? '')) {
      const answer = await call(path, { method, body, token });
      expect(answer.status, answer.text).toBe(status);
    }
    expect(captions(await mediaOf(id))).toBe('b');
  });

  test('answer 404 for an event or an item that there is not, and for an event that is taken back', async () => {
    const unknown = [nobodysId, '0', '1', '-', `${nobodysId}'--`, '%00', '..%2f', 'x'.repeat(300)];
    for (const id of unknown) {
      for (const { path, method, body } of calls(id, id)) {
        expectRefusal(await call(path, { method, body, token: admin }), 404);
      }
      expectRefusal(await call(mediaOfEventPath(id)), 404);
    }
    const id = await publishEvent(admin, 'in both languages');
    made.push(id);
    const items = [await addMedia(admin, id, video('a'))];
    await unpublishEntry(admin, eventUid, id, 'en');
    expect(captions(await mediaOf(id))).toBe('a');
    await unpublishEntry(admin, eventUid, id, 'es');
    for (const token of [undefined, admin]) {
      expectRefusal(await call(mediaOfEventPath(id), token ? { token } : {}), 404);
    }
    expectRefusal(await call(mediaOfEventPath(id), { token: admin, body: video('b') }), 404);
    const order = { token: admin, method: 'PUT', body: orderOf(items.map((item) => item.id)) };
    expectRefusal(await call(mediaOrderPath(id), order), 404);
  });

  test('take JSON objects alone', async () => {
    const { id, items } = await eventWith('a');
    const withBody = calls(id, items[0]?.id ?? '').slice(0, 3);
    for (const { path, method } of withBody) {
      const headers = { Authorization: `Bearer ${admin}`, 'Content-Type': 'application/json' };
      for (const body of ['{', '[]', 'null', '"a"', '']) {
        const response = await fetch(`${inject('cms').url}${path}`, { method, headers, body });
        expect(response.status, `${method} ${body}`).toBe(400);
      }
      expect((await call(path, { method, token: admin, form: new FormData() })).status).toBe(415);
    }
    expect(await mediaOf(id, admin)).toEqual(items);
  });
});

describe('a new item', () => {
  test('comes last, with what was sent and nothing more', async () => {
    const { id } = await eventWith('a', 'b');
    const answer = await call(mediaOfEventPath(id), {
      token: admin,
      body: { ...video('c'), caption: '  Ambato 🙏 ', sortOrder: 1, withdrawn: true, id: 'mine', thumbnailUrl: '/x' },
    });
    expect(answer.status).toBe(201);
    const [, , last] = await mediaOf(id, admin);
    expect(answer.json).toEqual(last);
    expect(last).toEqual({
      id: last?.id,
      mediaType: 'video',
      mediaUrl: video('c').mediaUrl,
      thumbnailUrl: null,
      locale: 'en',
      caption: 'Ambato 🙏',
      captions: { en: 'Ambato 🙏', es: '' },
      sortOrder: 3,
    });
    expect(last?.id).toMatch(/^[a-z0-9]{24}$/);
  });

  test('leads to the page of its YouTube video, however the address was written', async () => {
    const { id } = await eventWith();
    const page = 'https://www.youtube.com/watch?v=aBc-_123XyZ';
    for (const [mediaUrl, shown] of [
      ['youtube.com/live/aBc-_123XyZ\u200b', page],
      ['https://music.youtube.com/watch?v=aBc-_123XyZ&list=PL1&t=90', `${page}&t=90`],
    ]) {
      expect((await addMedia(admin, id, { mediaType: 'video', mediaUrl })).mediaUrl).toBe(shown);
    }
  });

  test('may go without a caption', async () => {
    const { id } = await eventWith();
    const { mediaType, mediaUrl } = video('a');
    expect((await addMedia(admin, id, { mediaType, mediaUrl })).caption).toBe('');
    expect((await addMedia(admin, id, { mediaType, mediaUrl, caption: ' ' })).caption).toBe('');
  });

  const messages = eventMediaMessages;
  const refused: readonly [string, object, string, string][] = [
    ['no kind', { mediaType: undefined }, 'mediaType', messages['eventMedia.mediaType.invalid']],
    ['another kind', { mediaType: 'audio' }, 'mediaType', messages['eventMedia.mediaType.invalid']],
    ['no address', { mediaUrl: undefined }, 'mediaUrl', messages['eventMedia.mediaUrl.required']],
    ['a blank address', { mediaUrl: ' ' }, 'mediaUrl', messages['eventMedia.mediaUrl.required']],
    ['an address that is none', { mediaUrl: { href: '/' } }, 'mediaUrl', messages['eventMedia.mediaUrl.required']],
    [
      'a film elsewhere',
      { mediaUrl: 'https://example.org/a.mp4' },
      'mediaUrl',
      messages['eventMedia.mediaUrl.invalid'],
    ],
    ['a film by script', { mediaUrl: 'javascript:alert(1)' }, 'mediaUrl', messages['eventMedia.mediaUrl.invalid']],
    ['a path elsewhere', { mediaUrl: '/public-objects/../admin' }, 'mediaUrl', messages['eventMedia.mediaUrl.invalid']],
    ['an endless address', { mediaUrl: `/${'a'.repeat(3000)}` }, 'mediaUrl', messages['eventMedia.mediaUrl.invalid']],
    ['a caption that is no text', { caption: 7 }, 'caption', messages['eventMedia.caption.invalid']],
    ['a long caption', { caption: '🙏'.repeat(501) }, 'caption', messages['eventMedia.caption.tooLong']],
    ['a broken caption', { caption: 'a\u0000b' }, 'caption', messages['eventMedia.caption.unreadable']],
  ];

  test('is refused if it is invalid', async () => {
    const { id } = await eventWith('a');
    for (const [what, change, field, message] of refused) {
      const answer = await call(mediaOfEventPath(id), { token: admin, body: { ...video('b'), ...change } });
      expectRefusal(answer, 400);
      const details = refusal(answer).details?.errors;
      expect(details, what).toMatchObject([{ path: [field], message, name: 'ValidationError' }]);
    }
    expect(captions(await mediaOf(id, admin))).toBe('a');
  });

  test('names every field that is wrong', async () => {
    const { id } = await eventWith();
    const answer = await call(mediaOfEventPath(id), { token: admin, body: { caption: false } });
    expect(refusal(answer).details?.errors?.map(({ path }) => path)).toEqual([
      ['mediaType'],
      ['mediaUrl'],
      ['caption'],
    ]);
  });

  test('shows a picture of this site, and not one that is missing or out of its reach', async () => {
    const { id } = await eventWith();
    const folder = await ensureFolder(superAdmin, 'public');
    uploaded.push('event media one');
    await upload(superAdmin, 'event media one.png', 'image/png', png(8, 8), folder);
    const picture = (mediaUrl: string) => ({ mediaType: 'image', mediaUrl, caption: '' });
    for (const sent of ['/public-objects/event media one.png', '/public-objects/event%20media%20one.png']) {
      expect(await addMedia(admin, id, picture(sent))).toMatchObject({
        mediaType: 'image',
        mediaUrl: '/public-objects/event%20media%20one.png',
      });
    }
    const refused = [
      '/public-objects/missing.png',
      '/admin/panel',
      'https://youtu.be/aBc-_123XyZ',
      'http://127.0.0.1:1337/uploads/a.png',
      'http://169.254.169.254/latest/meta-data/',
      'file:///etc/passwd',
    ];
    for (const mediaUrl of refused) {
      const answer = await call(mediaOfEventPath(id), { token: admin, body: picture(mediaUrl) });
      expectRefusal(answer, 400);
      expect(refusal(answer).message).toBe('Invalid or inaccessible');
    }
  });
});

describe('the same item sent again with its key', () => {
  const send = (id: string, mark: string, key: string, token = admin) =>
    call(mediaOfEventPath(id), { token, body: video(mark), headers: { 'Idempotency-Key': key } });

  test('is added once, after a lost answer or when twenty arrive at once', { tags: ['database'] }, async () => {
    const { id } = await eventWith();
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(id, 'a', key)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await send(id, 'a', key.toUpperCase())).json).toEqual(answers[0]?.json);
    expect(captions(await mediaOf(id))).toBe('a');
  });

  test('answers 422 with another body, for another event or from another account', async () => {
    const { id } = await eventWith();
    const other = await eventWith();
    const key = crypto.randomUUID();
    expect((await send(id, 'a', key)).status).toBe(201);
    expectRefusal(await send(id, 'b', key), 422);
    expectRefusal(await send(other.id, 'a', key), 422);
    expectRefusal(await send(id, 'a', key, superAdmin), 422);
    expectRefusal(await send(id, 'a', 'no UUID'), 400);
    expect(captions(await mediaOf(id))).toBe('a');
    expect(captions(await mediaOf(other.id))).toBe('');
  });

  test('that was refused before may be sent right', async () => {
    const { id } = await eventWith();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const body = { ...video('a'), mediaUrl: '' };
    expectRefusal(await call(mediaOfEventPath(id), { token: admin, body, headers }), 400);
    expect((await send(id, 'a', headers['Idempotency-Key'])).status).toBe(201);
  });
});

describe('an order', { tags: ['database'] }, () => {
  test('is stored and answered', async () => {
    const { id, items } = await eventWith('a', 'b', 'c');
    const [a, b, c] = items.map((item) => item.id);
    const body = { mediaOrders: orderOf([c ?? '', a ?? '', b ?? '']).mediaOrders.toReversed() };
    const { json } = await succeed(mediaOrderPath(id), { method: 'PUT', token: admin, body });
    expect(json).toEqual(await mediaOf(id, admin));
    expect(captions(await mediaOf(id))).toBe('c a b');
    expect(positions(await mediaOf(id))).toEqual([1, 2, 3]);
  });

  test('names the withdrawn items too', async () => {
    const { id, items } = await eventWith('a', 'b', 'c');
    const [a = '', b = '', c = ''] = items.map((item) => item.id);
    await succeed(eventMediaPath(b), { method: 'PATCH', token: admin, body: { withdrawn: true } });
    const put = (ids: string[]) => call(mediaOrderPath(id), { method: 'PUT', token: admin, body: orderOf(ids) });
    expectRefusal(await put([c, a]), 400);
    expect((await put([c, b, a])).status).toBe(200);
    expect(captions(await mediaOf(id, admin))).toBe('c b a');
    expect(positions(await mediaOf(id))).toEqual([1, 3]);
  });

  test('that is not whole is refused, and changes nothing', async () => {
    const { id, items } = await eventWith('a', 'b', 'c');
    const other = await eventWith('x');
    const [a = '', b = '', c = ''] = items.map((item) => item.id);
    const x = other.items[0]?.id ?? '';
    const refused = [
      {},
      { mediaOrders: null },
      { mediaOrders: {} },
      { mediaOrders: [null] },
      { mediaOrders: [{ id: a }] },
      orderOf([]),
      orderOf([b, a]),
      orderOf([c, b, a, a]),
      orderOf([c, b, b]),
      orderOf([c, b, x]),
      orderOf([c, b, a, x]),
      orderOf([c, b, nobodysId]),
      { mediaOrders: [c, b, a].map((id, index) => ({ id, sortOrder: index })) },
      { mediaOrders: [c, b, a].map((id, index) => ({ id, sortOrder: String(index + 1) })) },
      { mediaOrders: [c, b, a].map((id, index) => ({ id, sortOrder: index * 2 + 1 })) },
      { mediaOrders: [c, b, a].map((id) => ({ id, sortOrder: 1 })) },
      { mediaOrders: [c, b, a].map((id, index) => ({ id, sortOrder: index + 1.5 })) },
    ];
    for (const body of refused) {
      const answer = await call(mediaOrderPath(id), { method: 'PUT', token: admin, body });
      expectRefusal(answer, 400);
      expect(refusal(answer).details?.errors).toMatchObject([
        { path: ['mediaOrders'], message: eventMediaMessages['eventMedia.order.invalid'], name: 'ValidationError' },
      ]);
    }
    expect(await mediaOf(id, admin)).toEqual(items);
    expect(await mediaOf(other.id, admin)).toEqual(other.items);
  });
});

describe('captions in two languages', () => {
  const seen = async (id: string, locale: string) => {
    const { json } = await succeed(`${mediaOfEventPath(id)}?locale=${locale}`);
    return v.parse(eventMediaListSchema, json).map((item) => [item.caption, item.locale]);
  };
  const patch = (id: string, query: string, body: object) =>
    succeed(`${eventMediaPath(id)}${query}`, { method: 'PATCH', token: admin, body });

  test('are written and read in the language of the call, and stand in for one that is missing', async () => {
    const { id } = await eventWith('Dawn');
    const path = `${mediaOfEventPath(id)}?locale=es`;
    const { json } = await succeed(path, { token: admin, body: { ...video('b'), caption: 'La noche' } });
    const [dawn = '', night = ''] = (await mediaOf(id)).map((item) => item.id);
    expect(json).toMatchObject({ id: night, caption: 'La noche', captions: { en: '', es: 'La noche' } });
    expect(await seen(id, 'en')).toEqual([
      ['Dawn', 'en'],
      ['La noche', 'es'],
    ]);
    expect(await seen(id, 'es')).toEqual([
      ['Dawn', 'en'],
      ['La noche', 'es'],
    ]);

    await patch(dawn, '?locale=es', { caption: 'El alba' });
    await patch(night, '', { captions: { en: 'The night' } });
    expect(await seen(id, 'en')).toEqual([
      ['Dawn', 'en'],
      ['The night', 'en'],
    ]);
    expect(await seen(id, 'es')).toEqual([
      ['El alba', 'es'],
      ['La noche', 'es'],
    ]);

    await patch(dawn, '', { captions: { en: '', es: ' Al alba ' } });
    expect(await seen(id, 'en')).toEqual([
      ['Al alba', 'es'],
      ['The night', 'en'],
    ]);
  });

  test('are in the language of the call also in what an order or a change answers', async () => {
    const { id, items } = await eventWith('a');
    const [item = ''] = items.map((one) => one.id);
    const answer = await patch(item, '?locale=es', { captions: { es: 'Uno' } });
    expect(answer.json).toMatchObject({ caption: 'Uno', locale: 'es', captions: { en: 'a', es: 'Uno' } });
    const order = { method: 'PUT', token: admin, body: orderOf([item]) };
    expect((await succeed(`${mediaOrderPath(id)}?locale=es`, order)).json).toMatchObject([{ caption: 'Uno' }]);
    expect((await succeed(mediaOrderPath(id), order)).json).toMatchObject([{ caption: 'a' }]);
    expectRefusal(await call(`${mediaOrderPath(id)}?locale=fr`, order), 400);
    expectRefusal(await call(`${mediaOfEventPath(id)}?locale=fr`), 400);
  });

  test('are both answered to media admins only', async () => {
    const { id } = await eventWith('a');
    for (const token of [admin, superAdmin]) {
      expect(await mediaOf(id, token)).toMatchObject([{ captions: { en: 'a', es: '' } }]);
    }
    for (const token of [undefined, prayerTeam]) {
      for (const item of await mediaOf(id, token)) expect(item).not.toHaveProperty('captions');
    }
  });
});

describe('a change of an item', () => {
  test('is of its caption, its poster, or of whether it is withdrawn', async () => {
    const { id, items } = await eventWith('a');
    const [item] = items;
    const patch = async (body: object) =>
      (await succeed(eventMediaPath(item?.id ?? ''), { method: 'PATCH', token: admin, body })).json;
    const captioned = (caption: string) => ({ ...item, caption, captions: { en: caption, es: '' } });
    expect(await patch({ caption: ' new ', mediaUrl: '/uploads/x.png', sortOrder: 9 })).toEqual(captioned('new'));
    expect(await patch({ caption: '' })).toEqual(captioned(''));
    expect(await patch({ caption: 'gone', withdrawn: true })).toEqual({ ...captioned('gone'), withdrawn: true });
    expect(await mediaOf(id)).toEqual([]);
    expect(await patch({ withdrawn: false })).toEqual(captioned('gone'));
    const thumbnailUrl = '/public-objects/poster.jpg';
    expect(await patch({ thumbnailUrl })).toEqual({ ...captioned('gone'), thumbnailUrl });
    expect(captions(await mediaOf(id))).toBe('gone');
  });

  test('is refused if it is invalid', async () => {
    const { id, items } = await eventWith('a');
    const refused = [
      {},
      { caption: null },
      { caption: ['a'] },
      { captions: 'a' },
      { captions: { es: 7 } },
      { captions: { en: 'a', es: 'a'.repeat(501) } },
      { caption: 'a'.repeat(501) },
      { withdrawn: 'true' },
      { withdrawn: null },
      { caption: 'b', withdrawn: 1 },
      { thumbnailUrl: 'https://example.org/poster.jpg' },
      { sortOrder: 2 },
    ];
    for (const body of refused) {
      expectRefusal(await call(eventMediaPath(items[0]?.id ?? ''), { method: 'PATCH', token: admin, body }), 400);
    }
    expect(await mediaOf(id, admin)).toEqual(items);
  });
});

describe('a withdrawn item', () => {
  test('disappears at once for everybody but media admins, who see it marked', async () => {
    const { id, items } = await eventWith('a', 'b', 'c');
    const [, second] = items;
    await succeed(eventMediaPath(second?.id ?? ''), { method: 'PATCH', token: admin, body: { withdrawn: true } });
    expect(captions(await mediaOf(id))).toBe('a c');
    expect(captions(await mediaOf(id, prayerTeam))).toBe('a c');
    for (const token of [admin, superAdmin]) {
      const seen = await mediaOf(id, token);
      expect(captions(seen)).toBe('a b c');
      expect(seen.map(({ withdrawn }) => withdrawn)).toEqual([undefined, true, undefined]);
    }
    expect((await call(mediaOfEventPath(id))).text).not.toContain('withdrawn');
  });

  test('takes its file along, unless another item shows it', async () => {
    const { id } = await eventWith();
    const folder = await ensureFolder(superAdmin, 'public');
    uploaded.push('withdrawn one');
    await upload(superAdmin, 'withdrawn one.png', 'image/png', png(8, 8), folder);
    const mediaUrl = '/public-objects/withdrawn%20one.png';
    const item = await addMedia(admin, id, { mediaType: 'image', mediaUrl, caption: 'a' });
    const withdraw = (item: string, withdrawn: boolean) =>
      succeed(eventMediaPath(item), { method: 'PATCH', token: admin, body: { withdrawn } });
    const isServed = async () => {
      const statuses = await Promise.all([mediaUrl, '/public-objects/withdrawn one.png'].map((path) => call(path)));
      const listed = (await call('/api/images/available')).text.includes(mediaUrl);
      expect(statuses.map(({ status }) => status)).toEqual(listed ? [200, 200] : [404, 404]);
      return listed;
    };
    expect(await isServed()).toBe(true);
    await withdraw(item.id, true);
    expect(await isServed()).toBe(false);
    const other = await addMedia(admin, id, { mediaType: 'image', mediaUrl, caption: 'b' });
    expect(await isServed()).toBe(true);
    await withdraw(other.id, true);
    expect(await isServed()).toBe(false);
    await withdraw(item.id, false);
    expect(await isServed()).toBe(true);
  });

  test('is not answered to an expired token, nor is the visitors’ list', async () => {
    const { id } = await eventWith('a');
    expectRefusal(await call(mediaOfEventPath(id), { token: 'nonsense' }), 401);
    const answer = await call(mediaOfEventPath(id), { token: admin });
    expect(answer.headers.get('cache-control')).toContain('no-store');
    expect(answer.headers.get('vary')).toMatch(/authorization/i);
  });
});

describe('a deleted item', () => {
  test('is gone, those behind it move up, and it cannot be deleted again', { tags: ['database'] }, async () => {
    const { id, items } = await eventWith('a', 'b', 'c', 'd');
    const remove = () => call(eventMediaPath(items[1]?.id ?? ''), { method: 'DELETE', token: admin });
    const answer = await remove();
    expect(answer.status).toBe(204);
    expect(answer.text).toBe('');
    expect(captions(await mediaOf(id))).toBe('a c d');
    expect(positions(await mediaOf(id))).toEqual([1, 2, 3]);
    expectRefusal(await remove(), 404);
  });
});

test('a draft has no position, and no call finds it', async () => {
  const { id, items } = await eventWith('a');
  const draft = await draftMedia(admin, id);
  expect(await mediaOf(id, admin)).toEqual(items);
  for (const [method, body] of [
    ['PATCH', { caption: 'b' }],
    ['DELETE', undefined],
  ] as const) {
    expectRefusal(await call(eventMediaPath(draft), { method, token: admin, body }), 404);
  }
  const order = orderOf([...items.map((item) => item.id), draft]);
  expectRefusal(await call(mediaOrderPath(id), { method: 'PUT', token: admin, body: order }), 400);
});

describe('at the same moment', { tags: ['database'] }, () => {
  test('twenty orders leave one of them, and twenty additions a position for each', async () => {
    const { id, items } = await eventWith('a', 'b', 'c', 'd', 'e');
    const ids = items.map((item) => item.id);
    const orders = Array.from({ length: 20 }, (_, turn) => [...ids.slice(turn % 5), ...ids.slice(0, turn % 5)]);
    const answers = await Promise.all(
      orders.map((order, turn) =>
        call(mediaOrderPath(id), { method: 'PUT', token: turn % 2 ? admin : superAdmin, body: orderOf(order) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(orders.map(() => 200));
    const left = await mediaOf(id);
    expect(positions(left)).toEqual([1, 2, 3, 4, 5]);
    expect(orders).toContainEqual(left.map((item) => item.id));

    const added = await Promise.all(Array.from({ length: 20 }, (_, turn) => addMedia(admin, id, video(`n${turn}`))));
    expect(new Set(added.map(({ sortOrder }) => sortOrder)).size).toBe(20);
    expect(positions(await mediaOf(id))).toEqual(Array.from({ length: 25 }, (_, index) => index + 1));
  });

  test('orders, additions and deletions leave positions without gaps', async () => {
    const { id, items } = await eventWith('a', 'b', 'c', 'd', 'e', 'f');
    const ids = items.map((item) => item.id);
    const answers = await Promise.all([
      ...ids.slice(0, 3).map((item) => call(eventMediaPath(item), { method: 'DELETE', token: admin })),
      ...Array.from({ length: 6 }, (_, turn) => addMedia(superAdmin, id, video(`n${turn}`))),
      ...Array.from({ length: 6 }, () =>
        call(mediaOrderPath(id), { method: 'PUT', token: superAdmin, body: orderOf(ids.toReversed()) }),
      ),
      call(eventMediaPath(ids[0] ?? ''), { method: 'DELETE', token: superAdmin }),
    ]);
    const statuses = answers.flatMap((answer) => ('status' in answer ? [answer.status] : []));
    expect(statuses.filter((status) => status === 204)).toHaveLength(3);
    expect(statuses.every((status) => [200, 204, 400, 404].includes(status))).toBe(true);
    const left = await mediaOf(id);
    expect(left).toHaveLength(9);
    expect(positions(left)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
