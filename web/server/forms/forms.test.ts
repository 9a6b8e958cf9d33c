import { Window } from 'happy-dom';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import * as application from '../../src/app/entry-server';
import { allTexts } from '../../src/i18n/dictionaries';
import { createApp } from '../app';
import { contentSite } from '../testing/content-site';
import { startServer, type RunningServer } from '../testing/start-server';

const bodySchema = v.record(v.string(), v.unknown());
const publicUrl = 'https://example.org';
const reference = 'P-7KQ4-M2XD';

type Call = { path: string; body: Record<string, unknown>; key: string; address: string; language: string };

let cms: RunningServer;
let app: FastifyInstance;
let calls: Call[];
/** What the CMS answers to a form, unless it takes it. */
let refusal: { status: number; headers?: Record<string, string>; body?: object } | null;
let hasContent: boolean;
const lines: string[] = [];

const settings = (locale: string) => ({
  ...{ locale, ministryName: 'The ministry', tagline: 'Light', pastorName: 'The pastor', footerText: 'Footer' },
  ...{ defaultDescription: 'What it is', contactEmail: 'office@example.org', contactPhone: '+593 2 555 0100' },
  ...{ contactAddress: null, concernEmail: null, readingBookUrl: 'https://example.org/book', socialImage: null },
  ...{ discipleshipUrl: 'https://example.org/more', salvationsCount: 1, healingsCount: 1 },
});

function contentOf(name: string, locale: string): unknown {
  const line = { locale, countryCode: 'EC', country: 'Ecuador', kind: 'emergency', name: 'ECU 911' };
  const more = { phone: '911', callLink: 'tel:911', smsNumber: null, textLink: null, languages: null };
  if (name === 'site-setting') return settings(locale);
  if (name === 'crisis-lines') return [{ ...line, ...more, hours: null, note: null, lastCheckedOn: null }];
  const scripture = { verse: 'A verse', reference: 'James 5:16', translation: 'WEB' };
  const seo = { title: 'Prayer', description: 'Ask for prayer' };
  return { locale, seo, title: 'Prayer', intro: 'We pray', scripture, promise: 'We answer', details: null };
}

beforeEach(async () => {
  calls = [];
  refusal = null;
  hasContent = true;
  cms = await startServer((request, response) => {
    const answer = (status: number, body: object, headers: Record<string, string> = {}) =>
      response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
    const { pathname, searchParams } = new URL(request.url ?? '', publicUrl);
    if (request.method === 'GET') {
      if (!hasContent) return answer(503, {});
      return answer(200, {
        data: contentOf(pathname.replace('/api/', ''), searchParams.get('locale') ?? ''),
        meta: {},
      });
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = v.parse(bodySchema, JSON.parse(Buffer.concat(chunks).toString()));
      const { 'idempotency-key': key, 'x-forwarded-for': address } = request.headers;
      calls.push({
        path: pathname,
        body,
        key: String(key),
        address: String(address),
        language: String(body['locale']),
      });
      if (pathname === '/api/certificates/check' && !refusal) answer(200, { status: 'not-genuine' });
      else if (refusal) answer(refusal.status, refusal.body ?? {}, refusal.headers);
      else answer(201, { reference, receivedAt: '2026-01-01T00:00:00.000Z' });
    });
    return response;
  });
  app = createApp({
    environment: {
      ...{ port: 0, host: '127.0.0.1', publicUrl, cmsUrl: cms.url, cmsUrls: [cms.url], purgeSecret: 'open sesame' },
      ...{ offlineReading: true, extraLanguages: [], translationsDirectory: 'translations', trustedProxies: 1 },
    },
    site: { ...contentSite, ...application },
    logger: { level: 'info', base: null, stream: { write: (line: string) => lines.push(line) } },
  });
  lines.length = 0;
});

afterEach(async () => {
  await app.close();
  await cms.stop();
});

type Fields = Record<string, string>;

async function post(path: string, fields: Fields, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: publicUrl,
      'x-forwarded-for': '198.51.100.7',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  const { document } = new Window({ url: publicUrl + path });
  document.write(answer.body);
  const text = () => document.body.textContent.replace(/\s+/g, ' ');
  /** What a browser would send with the form's first button. */
  const fieldsShown = (): Fields =>
    Object.fromEntries(
      [...document.querySelectorAll('form input, form textarea, form select')].flatMap((control) => {
        const name = control.getAttribute('name');
        const value: unknown = Reflect.get(control.querySelector('option[selected]') ?? control, 'value');
        const isOff = /checkbox|radio/.test(control.getAttribute('type') ?? '') && !control.hasAttribute('checked');
        return isOff || control.hasAttribute('disabled') ? [] : [[String(name), String(value)]];
      }),
    );
  const errorAt = (id: string) => document.getElementById(`${id}-error`)?.textContent;
  return {
    status: answer.statusCode,
    headers: answer.headers,
    html: answer.body,
    document,
    text,
    fieldsShown,
    errorAt,
  };
}

type Page = Awaited<ReturnType<typeof post>>;

/** Solves the sum that the page asks for. */
function solved(page: Page): Fields {
  const [, first, second] = /(\d+) \+ (\d+)/.exec(page.text()) ?? [];
  return { ...page.fieldsShown(), humanCheck: String(Number(first) + Number(second)) };
}

const person = { locale: 'en', firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org' };
const prayer = { ...person, phoneNumber: '', prayerType: 'family', prayerRequest: 'For my\r\nmother & her "eyes" <3' };

const forms = [
  ['/prayer', { ...prayer, confidential: 'on' }, '/api/prayer-requests'],
  ['/prayer/thanks', { locale: 'en', reference: 'p 7kq4 m2xd', thanks: 'She is well again.' }, '/api/prayer-thanks'],
  ['/contact', { ...person, notes: '' }, '/api/contact-requests'],
  ['/?gospel=1', { ...person, phoneNumber: '+593 99 876 5432', notes: '' }, '/api/contact-requests'],
  [
    '/counseling',
    { ...person, phone: '212-555-0147', phoneSafety: 'no', counselingFor: 'We do not talk any more.' },
    '/api/counseling-requests',
  ],
] as const;

describe.each(forms)('the form at %s', (path, fields, call) => {
  test('is shown once more, and sent after the sum', async () => {
    const check = await post(path, fields);
    expect(check.status).toBe(200);
    expect(calls).toEqual([]);
    const sent = await post(path, solved(check));
    expect(sent.status).toBe(303);
    expect(calls.map((one) => one.path)).toEqual([call]);
    expect(sent.headers.location).toBe('/sent?lang=en');
  });
});

describe('a prayer request', () => {
  test('arrives as with scripts, from the visitor’s address', async () => {
    const check = await post('/prayer', { ...prayer, confidential: 'on', locale: 'es' });
    expect(check.text()).toContain(allTexts.es['formSteps.check.title']);
    expect(check.text()).toContain('For my mother & her "eyes" <3');
    expect(check.text()).toContain(
      `${allTexts.es['prayerRequest.prayerType']}${allTexts.es['prayerRequest.prayerType.family']}`,
    );
    expect(check.text()).toContain(allTexts.es['submission.confidence']);
    await post('/prayer', solved(check));
    expect(calls[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(calls).toEqual([
      {
        path: '/api/prayer-requests',
        body: {
          ...{ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.org', phoneNumber: '', prayerType: 'family' },
          ...{ prayerRequest: 'For my\nmother & her "eyes" <3', confidential: true, contactMe: false },
          ...{ locale: 'es', website: '' },
        },
        key: calls[0]?.key,
        address: '198.51.100.7',
        language: 'es',
      },
    ]);
  });

  test('is the same request however often it is sent, also from the beginning', async () => {
    const check = await post('/prayer', prayer);
    await post('/prayer', solved(check));
    await post('/prayer', solved(check));
    await post('/prayer', solved(await post('/prayer', prayer)));
    await post('/prayer', solved(await post('/prayer', { ...prayer, prayerRequest: 'For my father too' })));
    expect(calls).toHaveLength(4);
    expect(new Set(calls.slice(0, 3).map(({ key }) => key)).size).toBe(1);
    expect(calls[3]?.key).not.toBe(calls[0]?.key);
  });

  test('comes back with a message at each field, the summary first, and everything typed', async () => {
    const refused = await post('/prayer', {
      ...prayer,
      lastName: ' ',
      email: 'ana@',
      contactMe: 'on',
      phoneNumber: '12 34 ext',
    });
    expect(refused.status).toBe(422);
    expect(refused.errorAt('prayer-request-lastName')).toBe('Last name is required');
    expect(refused.errorAt('prayer-request-email')).toContain('valid email address');
    expect(refused.errorAt('prayer-request-phoneNumber')).toContain('one number');
    expect(refused.errorAt('prayer-request-firstName')).toBeUndefined();
    expect(refused.text()).toContain('3 fields need your attention');
    expect(refused.fieldsShown()).toMatchObject({
      firstName: 'Ana',
      email: 'ana@',
      contactMe: 'on',
      prayerType: 'family',
    });
    expect(refused.fieldsShown()['prayerRequest']).toBe('For my\nmother & her "eyes" <3');
    expect(refused.fieldsShown()).not.toHaveProperty('confidential');
    expect(calls).toEqual([]);
  });

  test('can be changed after it was shown', async () => {
    const check = await post('/prayer', prayer);
    const again = await post('/prayer', { ...check.fieldsShown(), change: '1' });
    expect(again.status).toBe(200);
    expect(again.fieldsShown()).toMatchObject({ firstName: 'Ana', prayerType: 'family' });
    expect(again.document.querySelector('[aria-invalid]')).toBeNull();
  });

  test.each([
    ['a wrong answer', '99', 'submission.humanCheck.wrong'],
    ['no answer', '', 'submission.humanCheck.required'],
  ] as const)('is not sent with %s, and brings another sum', async (_, humanCheck, message) => {
    const check = await post('/prayer', prayer);
    const again = await post('/prayer', { ...check.fieldsShown(), humanCheck });
    expect(again.status).toBe(422);
    expect(again.errorAt('human-check')).toBe(allTexts.en[message]);
    // At the top of the page, because the field is below the first screen of a phone.
    const [link] = again.document.querySelectorAll('[role=group] a[href="#human-check"]');
    expect(link?.textContent).toBe(allTexts.en[message]);
    expect(calls).toEqual([]);
    expect((await post('/prayer', solved(again))).status).toBe(303);
  });

  test('does not pass with another text than the one that was shown', async () => {
    const check = await post('/prayer', prayer);
    expect((await post('/prayer', { ...solved(check), prayerRequest: 'Buy my pills, please' })).status).toBe(422);
    expect(calls).toEqual([]);
  });

  test('that a machine filled in is sent on with what gave it away', async () => {
    await post('/prayer', solved(await post('/prayer', { ...prayer, subject: 'Hello' })));
    expect(calls[0]?.body['website']).toBe('Hello');
  });

  test('brings the numbers to call before everything else, if it speaks of a crisis', async () => {
    const headers = { 'accept-language': 'es-EC,es;q=0.9' };
    const check = await post('/prayer', { ...prayer, prayerRequest: 'I want to die tonight' }, headers);
    const call = check.html.indexOf('href="tel:911"');
    expect(call).toBeGreaterThan(0);
    expect(call).toBeLessThan(check.html.indexOf('I want to die tonight'));
    expect(check.text()).not.toContain(allTexts.en['crisisHelp.onDevice']);
    expect((await post('/prayer', prayer, headers)).html).not.toContain('href="tel:911"');
  });
});

describe('where the CMS does not take it', () => {
  const send = async () => post('/prayer', solved(await post('/prayer', prayer)));

  test('the wait is said in words, and everything is still there', async () => {
    refusal = { status: 429, headers: { 'Retry-After': '420' } };
    const limited = await send();
    expect(limited.status).toBe(429);
    expect(limited.headers['retry-after']).toBe('420');
    expect(limited.text()).toContain(allTexts.en['submission.failure.rateLimited.many'].replace('{minutes}', '7'));
    refusal = null;
    expect((await post('/prayer', solved(limited))).status).toBe(303);
    expect(new Set(calls.map(({ key }) => key)).size).toBe(1);
  });

  test('a failure is said to be ours, without promising to send it later', async () => {
    refusal = { status: 500 };
    const failed = await send();
    expect(failed.status).toBe(503);
    expect(failed.text()).toContain(allTexts.en['submission.failure.server']);
    expect(failed.text()).toContain('office@example.org');
    expect(failed.fieldsShown()).toMatchObject({ firstName: 'Ana', prayerType: 'family' });
  });

  test('a field that only the CMS can judge is marked', async () => {
    const code = 'prayerThanks.reference.unknown';
    const errors = [{ path: ['reference'], message: 'x', name: 'ValidationError', code }];
    refusal = { status: 400, body: { error: { status: 400, name: 'x', message: 'x', details: { errors } } } };
    const fields = { locale: 'es', reference, thanks: 'She is well again.' };
    const refused = await post('/prayer/thanks', solved(await post('/prayer/thanks', fields)));
    expect(refused.status).toBe(422);
    expect(refused.errorAt('prayer-thanks-reference')).toBe(allTexts.es[code]);
    expect(refused.fieldsShown()).toMatchObject({ thanks: 'She is well again.' });
  });

  test('what was typed is not lost even if no page can be shown', async () => {
    hasContent = false;
    const page = await post('/prayer', prayer);
    expect(page.status).toBe(503);
    expect(page.fieldsShown()).toMatchObject({ firstName: 'Ana', prayerRequest: prayer.prayerRequest });
    hasContent = true;
    expect((await post('/prayer', page.fieldsShown())).text()).toContain(allTexts.en['formSteps.check.title']);
  });
});

describe('the thanks', () => {
  test('name the reference, which is in no address, and can be loaded again', async () => {
    const sent = await post('/prayer', solved(await post('/prayer', prayer)));
    const cookie = String(sent.headers['set-cookie']);
    expect(cookie).toMatch(/sent=prayerRequest\.P-7KQ4-M2XD; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure/);
    for (let load = 0; load < 2; load += 1) {
      const page = await app.inject({ url: '/sent?lang=es', headers: { cookie: 'sent=prayerRequest.P-7KQ4-M2XD' } });
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('no-store');
      expect(page.body).toContain(reference);
      expect(page.body).toContain(allTexts.es['prayerRequest.sent']);
      expect(page.body).toContain('/prayer#crisis-title"');
    }
    expect(calls).toHaveLength(1);
  });

  test('do not say that nothing was sent while they cannot be shown', async () => {
    hasContent = false;
    const page = await app.inject({ url: '/sent', headers: { cookie: 'sent=prayerRequest.P-7KQ4-M2XD' } });
    expect(page.statusCode).toBe(503);
    expect(page.body).not.toContain('has not been sent');
  });

  test.each(['', 'sent=x', 'sent=prayerRequest.<b>', 'sent=toString.P-7KQ4-M2XD'])(
    'say less without their cookie (%s)',
    async (cookie) => {
      const page = await app.inject({ url: '/sent', headers: { cookie } });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(allTexts.en['formSteps.sent.title']);
      expect(page.body).not.toContain(reference);
    },
  );
});

test('nothing of it is stored, logged or put into an address', async () => {
  const pages = [await post('/prayer', { ...prayer, email: 'ana@' }), await post('/prayer', prayer)];
  const sent = await post('/prayer', solved(pages[1] as Page));
  refusal = { status: 500 };
  await post('/prayer', solved(await post('/prayer', { ...prayer, lastName: 'Other' })));
  for (const page of [...pages, sent]) {
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.headers.location ?? '').not.toMatch(/Ana|P-7KQ4/);
  }
  expect(lines.join()).toContain('"kind":"form","page":"/prayer","status":303');
  expect(lines.join()).not.toMatch(/Ana|Ruiz|ana@|mother|198\.51/);
});

test('the pages of one visitor load no scripts; the form again does', async () => {
  expect((await post('/prayer', prayer)).html).not.toContain('<script ');
  expect((await post('/prayer', { locale: 'en' })).html).toContain('<script type="module"');
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a neighbouring site', { 'sec-fetch-site': 'same-site' }, 403],
  ['another site, by an old browser', { origin: 'https://evil.example' }, 403],
  ['a page that hides where it is from', { origin: 'null' }, 403],
  ['a form of another kind', { 'content-type': 'text/plain' }, 415],
])('refuses what comes from %s', async (_, headers, status) => {
  const refused = await post('/prayer', prayer, headers);
  expect(refused.status).toBe(status);
  expect(refused.html).not.toContain('Ana');
});

test('takes a form from this site, however the browser says so', async () => {
  expect((await post('/prayer', prayer, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  expect((await post('/prayer', prayer, { origin: 'http://localhost:80', host: 'localhost:80' })).status).toBe(200);
});

test('takes the longest text in every script, and shows a longer one again', async () => {
  const longest = await post('/prayer', { ...prayer, prayerRequest: '🙏'.repeat(5_000) });
  expect(longest.text()).toContain(allTexts.en['formSteps.check.title']);
  const longer = await post('/prayer', { ...prayer, prayerRequest: 'ñ'.repeat(9_000) });
  expect(longer.errorAt('prayer-request-prayerRequest')).toContain('5,000');
  expect(longer.fieldsShown()['prayerRequest']).toHaveLength(9_000);
  expect((await post('/prayer', { prayerRequest: 'a'.repeat(200_000) })).status).toBe(413);
});

describe('the number of a certificate', () => {
  const check = (number: string) => app.inject({ url: `/certificate/check?lang=es&number=${number}` });

  test('is checked by GET', async () => {
    const { statusCode, headers, body } = await check('7KQ4-M2XD');
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(calls).toMatchObject([{ path: '/api/certificates/check', body: { number: '7KQ4-M2XD' } }]);
    expect(body).toContain(allTexts.es['certificate.check.not-genuine']);
    expect(lines.join()).not.toContain('7KQ4');
  });

  test('that is none is explained, and a limit says how long to wait', async () => {
    const errors = [{ path: ['number'], message: 'x', name: 'ValidationError' }];
    refusal = { status: 400, body: { error: { status: 400, name: 'x', message: 'x', details: { errors } } } };
    const { body } = await check('x');
    expect(body).toContain(allTexts.es['certificate.number.invalid']);
    expect(body, 'what was typed').toMatch(/<input(?=[^>]* name="number")(?=[^>]* value="x")/);
    refusal = { status: 429, headers: { 'Retry-After': '60' } };
    expect((await check('x')).body).toContain(allTexts.es['submission.failure.rateLimited.one']);
  });
});
