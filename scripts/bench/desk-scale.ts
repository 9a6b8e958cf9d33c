import { randomBytes, randomUUID } from 'node:crypto';
import { deskPath } from '../../cms/src/api/prayer-desk/contract';
import { startStack } from '../lib/stack';
import { call, jsonBody, signIn, textAt, valueAt } from '../lib/call-cms';
import { median } from './statistics';

const storedRequests = 10_000;
const members = 10;
const rounds = 5;
const parallelSenders = 8;
/** Sign-ins are limited by address. */
const addressOf = (member: number) => ({ 'X-Forwarded-For': `198.51.100.${member}` });

const firstSearch = 'the first search';
const rain = 'Please pray for my family, for work in the city, and that the rain may come before the harvest. ';

export type DeskScale = { call: string; medianMs: number; slowestMs: number };

/** Every budgeted call; the first search after ten minutes decrypts all requests, so it has no bound. */
export const isBounded = ({ call: name }: DeskScale) => name !== firstSearch;

/** Sends requests through the form's call, each from an address of its own. */
async function fillDesk(cmsUrl: string): Promise<void> {
  let sent = 0;
  async function send(): Promise<void> {
    while (sent < storedRequests) {
      const number = sent;
      sent += 1;
      const body = {
        firstName: `Name${number}`,
        lastName: `Family${number % 100}`,
        email: `person${number}@example.org`,
        phoneNumber: '',
        prayerType: 'family',
        prayerRequest: `${number} ${rain.repeat(3)}${number % 1_000 === 0 ? 'Otavalo' : ''}`,
        confidential: number % 10 === 0,
        contactMe: false,
        locale: number % 2 === 0 ? 'en' : 'es',
      };
      const address = `10.${number >> 12}.${(number >> 4) & 255}.${number & 15}`;
      const headers = { 'X-Forwarded-For': address, 'Idempotency-Key': randomUUID() };
      await call(`${cmsUrl}/api/prayer-requests`, jsonBody(body, headers));
    }
  }
  await Promise.all(Array.from({ length: parallelSenders }, send));
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
  const stack = await startStack(root, {
    seed: false,
    variables: { SUBMISSIONS_PER_HOUR: String(10 * storedRequests), SUBMISSIONS_PER_ADDRESS: '1000' },
  });
  try {
    await fillDesk(stack.cmsUrl);
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
}
