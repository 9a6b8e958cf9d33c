import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crisisLinesAnswerSchema } from '../src/contracts/crisis-line';
import { refusedPhones } from '../src/contracts/crisis-line.cases';
import { tokenOfMember } from './support/accounts';
import { createEntry, deleteEntry, publishEntry, updateEntry } from './support/admin';
import { call } from './support/http';

const uid = 'api::crisis-line.crisis-line';
const made: string[] = [];
const names = ['Lifeline', 'Línea', 'Emergency', 'Police', 'Policía', 'Draft'];
let token: string;

const line = (data: Record<string, unknown>) => ({
  kind: 'emergency',
  countryCode: 'EC',
  phone: '911',
  position: 1,
  ...data,
});

async function listed(locale: 'en' | 'es') {
  const { json } = await call(`/api/crisis-lines?locale=${locale}`);
  return v.parse(crisisLinesAnswerSchema, json).data.filter(({ name }) => names.includes(name));
}

async function create(data: Record<string, unknown>): Promise<string> {
  const documentId = await createEntry(token, uid, 'en', data);
  made.push(documentId);
  return documentId;
}

beforeAll(async () => {
  // As a ministry admin, who is asked to keep the numbers up to date.
  token = await tokenOfMember('ministry-admin');
});

afterAll(async () => {
  for (const documentId of made) await deleteEntry(token, uid, documentId);
});

test('a line is listed with its country, what it dials and the day of the last check, in either language', async () => {
  const text = { kind: 'suicide', countryCode: 'US', phone: '988', smsNumber: '988', languages: 'English and Spanish' };
  const us = await create(
    line({ ...text, name: 'Lifeline', hours: 'At any hour', lastCheckedOn: '2026-05-03', position: 2 }),
  );
  await publishEntry(token, uid, us, 'en');
  await updateEntry(
    token,
    uid,
    us,
    'es',
    line({ ...text, name: 'Línea', smsText: 'AYUDA', position: 2, lastCheckedOn: '2026-05-03' }),
  );
  await publishEntry(token, uid, us, 'es');
  const ec = await create(line({ name: 'Emergency' }));
  await publishEntry(token, uid, ec, 'en');

  expect(await listed('en')).toEqual([
    expect.objectContaining({ country: 'Ecuador', callLink: 'tel:911', textLink: null, lastCheckedOn: null }),
    expect.objectContaining({
      country: 'United States',
      kind: 'suicide',
      textLink: 'sms:988',
      lastCheckedOn: '2026-05-03',
    }),
  ]);
  // An untranslated line is listed as well.
  expect(await listed('es')).toEqual([
    expect.objectContaining({ locale: 'en', name: 'Emergency' }),
    expect.objectContaining({ locale: 'es', country: 'Estados Unidos', name: 'Línea', textLink: 'sms:988?body=AYUDA' }),
  ]);
});

test('the day of a check and the number hold for both languages as soon as one is published', async () => {
  const id = await create(line({ name: 'Police', countryCode: 'PK', phone: '15' }));
  await publishEntry(token, uid, id, 'en');
  await updateEntry(token, uid, id, 'es', line({ name: 'Policía', countryCode: 'PK', phone: '15' }));
  await publishEntry(token, uid, id, 'es');
  await updateEntry(
    token,
    uid,
    id,
    'es',
    line({ name: 'Policía', countryCode: 'PK', phone: '16', lastCheckedOn: '2026-11-22' }),
  );
  await publishEntry(token, uid, id, 'es');
  const police = (await listed('en')).find(({ name }) => name === 'Police');
  expect(police).toMatchObject({ locale: 'en', name: 'Police', phone: '16', lastCheckedOn: '2026-11-22' });
});

test.each(refusedPhones)('"%s" cannot be published: a link would dial it wrongly', async (phone) => {
  const path = `/content-manager/collection-types/${uid}`;
  const answer = await call(`${path}/actions/publish?locale=en`, { token, body: line({ name: 'Wrong', phone }) });
  expect(answer.status).toBe(400);
});

test('a draft is not listed, and nobody writes a line without an account', async () => {
  await create(line({ name: 'Draft' }));
  expect((await listed('en')).map(({ name }) => name)).not.toContain('Draft');
  expect([401, 403, 404, 405]).toContain((await call('/api/crisis-lines', { method: 'POST', body: {} })).status);
});
