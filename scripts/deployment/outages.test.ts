import type { PrayerRequestBody } from '../../cms/src/api/prayer-request/contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWhatChanged } from '../lib/build';
import { resolveEnvironment, type Environment } from '../lib/environment';
import { freePorts } from '../lib/ports';
import { startPostgres, type Postgres } from '../lib/postgres';
import { ROOT } from '../lib/root';
import { superviseSite, type SupervisedSite } from '../lib/site';

interface PostgresModule {
  Client: new (options: { connectionString: string }) => {
    connect(): Promise<void>;
    query(statement: string): Promise<{ rows: { reference: string }[] }>;
    end(): Promise<void>;
  };
}

const body: PrayerRequestBody = {
  firstName: 'Ana',
  lastName: 'Vera',
  email: 'ana@example.org',
  phoneNumber: '555-123-4567',
  prayerType: 'family',
  prayerRequest: 'For my family, please.',
  confidential: false,
  contactMe: false,
};
/** Twenty in a second. */
const betweenSubmissionsMs = 50;
const formsBackMs = 15_000;

let dataDir: string;
let environment: Environment;
let postgres: Postgres;
let site: SupervisedSite;
const lines: string[] = [];

beforeAll(async () => {
  await buildWhatChanged(ROOT);
  postgres = await startPostgres();
  dataDir = mkdtempSync(join(tmpdir(), 'ministry-outages-'));
  const [webPort, cmsPort] = await freePorts(2);
  environment = resolveEnvironment(ROOT, {
    PORT: String(webPort),
    CMS_PORT: String(cmsPort),
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    // As behind a proxy that does not say that visitors come by https.
    PUBLIC_URL: 'https://www.example.org',
    ADMIN_EMAIL: 'super-admin@example.org',
    ADMIN_PASSWORD: 'Super-admin-of-the-tests-1',
    SUBMISSIONS_PER_ADDRESS: '100000',
    SUBMISSIONS_PER_HOUR: '100000',
  });
  site = await superviseSite(ROOT, environment, (service, line) => lines.push(`${service} | ${line}`));
});
afterAll(async () => {
  await site.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Submission {
  readonly key: string;
  readonly statuses: number[];
  reference?: string;
}

async function send(submission: Submission): Promise<void> {
  const response = await fetch(`${environment.webUrl}/api/prayer-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': submission.key },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  submission.statuses.push(response.status);
  if (response.status !== 201) {
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(answer).toMatchObject({ data: null, error: { status: response.status } });
  } else if (typeof answer === 'object' && answer !== null && 'reference' in answer) {
    submission.reference = String(answer.reference);
  }
}

const newSubmission = (): Submission => ({ key: randomUUID(), statuses: [] });

/** Does something again and again beside what is tried. */
async function meanwhile(work: () => unknown, everyMs: number, trial: () => Promise<void>): Promise<void> {
  const over = new AbortController();
  const going = (async () => {
    while (!over.signal.aborted) {
      await work();
      await delay(everyMs);
    }
  })();
  try {
    await trial();
  } finally {
    over.abort();
    await going;
  }
}

async function isFormAnswered(): Promise<boolean> {
  const submission = newSubmission();
  await send(submission);
  return submission.reference !== undefined;
}

async function storedReferences(): Promise<string[]> {
  const { Client } = createRequire(join(ROOT, 'cms/package.json'))('pg') as PostgresModule;
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query('SELECT reference FROM prayer_requests');
  await client.end();
  return rows.map(({ reference }) => reference);
}

describe('a site whose database or CMS dies', () => {
  it('signs in under an https address that only PUBLIC_URL knows of', async () => {
    const response = await fetch(`${environment.webUrl}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'super-admin@example.org', password: 'Super-admin-of-the-tests-1' }),
    });
    expect(response.status, await response.text()).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/; secure/i);
  });

  it('loses nothing that it acknowledged while PostgreSQL is killed ten times under twenty submissions a second', async () => {
    const { pid } = site.cms.current();
    const before = await storedReferences();
    const submissions: Submission[] = [];
    const failures: unknown[] = [];
    const sending: Promise<unknown>[] = [];
    const begin = () => {
      const submission = newSubmission();
      submissions.push(submission);
      sending.push(send(submission).catch((error: unknown) => failures.push(error)));
    };
    const untilAnswered = async (status: number, since: number, interval = 50) => {
      const isAnswered = () => submissions.slice(since).some(({ statuses }) => statuses.includes(status));
      await vi.waitUntil(isAnswered, { timeout: 20_000, interval });
    };

    await meanwhile(begin, betweenSubmissionsMs, async () => {
      for (let kill = 1; kill <= 10; kill += 1) {
        await untilAnswered(201, submissions.length);
        const burst = submissions.length;
        // More at once than the pool has connections, so that some are in the middle of a transaction.
        for (let n = 0; n < 15; n += 1) begin();
        await untilAnswered(201, burst, 1);
        await postgres.kill(kill % 2 === 0 ? 'SIGINT' : 'SIGKILL');
        await untilAnswered(503, submissions.length);
        await postgres.restart();
      }
      await untilAnswered(201, submissions.length);
    });
    await Promise.all(sending);
    expect(failures).toEqual([]);

    expect(site.cms.current().pid).toBe(pid);
    expect(new Set(submissions.flatMap(({ statuses }) => statuses))).toEqual(new Set([201, 503]));

    // What was not acknowledged may be stored or not; its form sends it again under the same key.
    const acknowledged = submissions.map(({ reference }) => reference).filter((reference) => reference !== undefined);
    expect(await storedReferences()).toEqual(expect.arrayContaining(acknowledged));
    await Promise.all(submissions.filter(({ reference }) => reference === undefined).map(send));
    const references = submissions.map(({ reference }) => reference);
    expect((await storedReferences()).toSorted()).toEqual([...before, ...references].toSorted());

    const written = lines.filter((line) => line.startsWith('cms | '));
    expect(written.join('\n')).toContain('The database cannot be used');
    expect(written.filter((line) => /^cms \| {4,}at /.test(line))).toEqual([]);
  }, 120_000);

  it('serves its pages while the CMS is killed three times, and takes forms again within 15 s', async () => {
    const page = async () => (await fetch(`${environment.webUrl}/prayer`)).status;
    expect(await page()).toBe(200);
    const statuses = new Set<number>();
    const { pid: web } = site.web.current();
    await meanwhile(
      async () => statuses.add(await page()),
      50,
      async () => {
        for (let kill = 1; kill <= 3; kill += 1) {
          const { pid = 0 } = site.cms.current();
          process.kill(pid, 'SIGKILL');
          const isBack = async () => site.cms.current().pid !== pid && (await isFormAnswered());
          await vi.waitUntil(isBack, { timeout: formsBackMs });
        }
      },
    );
    expect(statuses).toEqual(new Set([200]));
    expect(site.web.current().pid).toBe(web);
    expect(lines.filter((line) => line.startsWith('start | '))).toEqual(
      ['1', '2', '4'].map((s) => `start | cms ended by itself (SIGKILL); it is started again in ${s} s`),
    );
  }, 90_000);
});
