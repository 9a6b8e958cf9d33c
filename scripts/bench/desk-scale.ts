import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { deskPath } from '../../cms/src/api/prayer-desk/contract';
import { createKeyring } from '../../cms/src/lib/field-encryption/keyring';
import { encryptField } from '../../cms/src/lib/field-encryption/field-cipher';
import { startPostgres } from '../lib/postgres';
import { startStack } from '../lib/stack';
import { call, jsonBody, signIn, textAt, valueAt } from './call-cms';
import { median } from './statistics';

const storedRequests = 10_000;
const members = 10;
const rounds = 5;
/** Sign-ins are limited by address. */
const addressOf = (member: number) => ({ 'X-Forwarded-For': `198.51.100.${member}` });

const letters = 'Please pray for my family, for work in the city, and that the rain may come before the harvest. ';

export const firstSearch = 'the first search';
export type DeskScale = { call: string; medianMs: number; slowestMs: number };

function rowOf(number: number, key: string) {
  const reference = `P-${String(number)
    .padStart(8, '0')
    .replace(/(.{4})$/, '-$1')}`;
  const keyring = createKeyring(key, [], { current: 'REQUEST_KEY', previous: 'REQUEST_KEY_PREVIOUS' });
  const sealed = (field: string, text: string) =>
    encryptField(keyring, `api::prayer-request.prayer-request.${field}.${reference}`, text);
  return {
    document_id: `bench${String(number).padStart(19, '0')}`,
    reference,
    first_name: sealed('firstName', `Name${number}`),
    last_name: sealed('lastName', `Family${number % 100}`),
    email: sealed('email', `person${number}@example.org`),
    prayer_request: sealed('prayerRequest', letters.repeat(3) + (number % 1_000 === 0 ? 'Otavalo' : '')),
    prayer_type: 'family',
    language: number % 2 === 0 ? 'en' : 'es',
    // A third is closed, as after some months.
    review_status: ['new', 'praying', 'archived'][number % 3],
    prayer_count: number % 3,
    confidential: number % 10 === 0,
    urgent: number % 500 === 0,
  };
}

/** Stores prayer requests as the CMS would, encrypted with its key. */
async function fillDesk(connectionString: string, key: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    for (let first = 0; first < storedRequests; first += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => rowOf(first + index, key));
      await client.query(
        `INSERT INTO prayer_requests (document_id, reference, first_name, last_name, email, prayer_request, prayer_type,
           language, review_status, prayer_count, confidential, urgent, contact_me, quarantined, revision, received_at,
           created_at, updated_at, last_prayed_at, closed_at)
         SELECT document_id, reference, first_name, last_name, email, prayer_request, prayer_type, language,
           review_status, prayer_count, confidential, urgent, false, false, 0,
           now() - random() * interval '200 days', now(), now(),
           CASE WHEN prayer_count > 0 THEN now() - random() * interval '60 days' END,
           CASE WHEN review_status = 'archived' THEN now() - interval '1 day' END
         FROM json_populate_recordset(NULL::prayer_requests, $1)`,
        [JSON.stringify(rows)],
      );
    }
    await client.query('UPDATE prayer_requests SET created_at = received_at, updated_at = received_at');
    await client.query('VACUUM ANALYZE prayer_requests');
  } finally {
    await client.end();
  }
}

async function createMember(
  cmsUrl: string,
  authorization: { Authorization: string },
  number: number,
): Promise<{ Authorization: string }> {
  const roles = valueAt(await call(`${cmsUrl}/admin/roles`, { headers: authorization }), 'data');
  if (!Array.isArray(roles)) throw new Error('The CMS answered something other than roles');
  const role: unknown = valueAt(
    roles.find((one: unknown) => valueAt(one, 'code') === 'prayer-team'),
    'id',
  );
  const account = { email: `member-${number}@example.org`, password: `${randomBytes(12).toString('base64url')}-aA1` };
  const names = { firstname: 'Member', lastname: String(number) };
  const created = await call(
    `${cmsUrl}/admin/users`,
    jsonBody({ email: account.email, ...names, roles: [role] }, authorization),
  );
  const activated = jsonBody({ password: account.password, isActive: true }, authorization);
  await call(`${cmsUrl}/admin/users/${String(valueAt(created, 'data', 'id'))}`, { ...activated, method: 'PUT' });
  const token = textAt(await call(`${cmsUrl}/admin/login`, jsonBody(account, addressOf(number))), 'data', 'token');
  return { Authorization: `Bearer ${token}` };
}

/** What ten members wait for who ask at the same moment, over 10,000 stored requests on PostgreSQL. */
export async function measureDeskScale(root: string): Promise<DeskScale[]> {
  const postgres = await startPostgres();
  const key = randomBytes(32).toString('base64');
  try {
    const stack = await startStack(root, {
      databaseUrl: postgres.url,
      seed: false,
      variables: { REQUEST_KEY: key },
    });
    try {
      await fillDesk(postgres.url, key);
      const authorization = await signIn(stack.cmsUrl, stack.admin);
      const sessions: { Authorization: string }[] = [];
      for (let number = 1; number <= members; number += 1) {
        sessions.push(await createMember(stack.cmsUrl, authorization, number));
      }
      const calls = {
        [firstSearch]: ['/search', { text: 'otavalo' }],
        'a search': ['/search', { text: 'family7 rain' }],
        'the next request': ['/next', {}],
        'the numbers': ['/summary'],
        'a list': ['/requests?kind=prayer&page=3'],
        'a view': ['/requests?view=waiting'],
      } as const;
      const results: DeskScale[] = [];
      for (const [name, [path, body]] of Object.entries(calls)) {
        const times: number[] = [];
        for (let round = 0; round < (name === firstSearch ? 1 : rounds); round += 1) {
          const asked = sessions.map(async (session) => {
            const started = performance.now();
            await call(
              stack.cmsUrl + deskPath + path,
              body === undefined ? { headers: session } : jsonBody(body, session),
            );
            times.push(performance.now() - started);
          });
          await Promise.all(asked);
        }
        results.push({ call: name, medianMs: Math.round(median(times)), slowestMs: Math.round(Math.max(...times)) });
      }
      return results;
    } finally {
      await stack.stop();
    }
  } finally {
    await postgres.stop();
  }
}
