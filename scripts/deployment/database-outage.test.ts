import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Postgres, startPostgres } from '../lib/postgres';
import { askDatabase } from '../lib/stored-database';
import { meanwhile, newSubmission, type Running, send, startSupervised, type Submission } from './supervised';

/** Twenty in a second. */
const betweenSubmissionsMs = 50;
/** Bounds what is left to be sent again where the machine stores fewer in a second. */
const atMostUnderWay = 40;
/** Starting PostgreSQL ten times takes as long as the machine is busy. */
const patienceMs = 600_000;
const superAdmin = { email: 'super-admin@example.org', password: 'Super-admin-of-the-tests-1' };

describe('a site whose database dies', () => {
  let dataDir: string;
  let postgres: Postgres;
  let running: Running;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'ministry-outages-'));
    postgres = await startPostgres();
    running = await startSupervised({
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      // As behind a proxy that does not say that visitors come by https.
      PUBLIC_URL: 'https://www.example.org',
      ADMIN_EMAIL: superAdmin.email,
      ADMIN_PASSWORD: superAdmin.password,
    });
  });
  afterAll(async () => {
    await running.site.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function storedReferences(): Promise<string[]> {
    const rows = await askDatabase(postgres.url, 'SELECT reference FROM prayer_requests');
    return rows.map(({ reference }) => String(reference));
  }

  it('signs in under an https address that only PUBLIC_URL knows of', async () => {
    const response = await fetch(`${running.url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(superAdmin),
    });
    expect(response.status, await response.text()).toBe(200);
    expect(response.headers.get('set-cookie')).toMatch(/; secure/i);
  });

  it(
    'loses nothing that it acknowledged while PostgreSQL is killed ten times under twenty submissions a second',
    async () => {
      const { url, site, lines } = running;
      const { pid } = site.cms.current();
      const submissions: Submission[] = [];
      const failures: unknown[] = [];
      const sending: Promise<unknown>[] = [];
      let underWay = 0;
      const begin = () => {
        if (underWay >= atMostUnderWay) return;
        const submission = newSubmission();
        submissions.push(submission);
        underWay += 1;
        const sent = send(url, submission).catch((error: unknown) => failures.push(error));
        sending.push(sent.finally(() => (underWay -= 1)));
      };
      const untilAnswered = async (status: number, since: number, interval = 50) => {
        const isAnswered = () => submissions.slice(since).some(({ statuses }) => statuses.includes(status));
        await vi.waitUntil(isAnswered, { timeout: patienceMs, interval });
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
      for (const submission of submissions) {
        if (submission.reference === undefined) await send(url, submission);
      }
      expect(submissions.filter(({ reference }) => reference === undefined).map(({ statuses }) => statuses)).toEqual(
        [],
      );
      const references = submissions.map(({ reference }) => reference);
      expect((await storedReferences()).toSorted()).toEqual(references.toSorted());

      const written = lines.filter((line) => line.startsWith('cms | '));
      expect(written.join('\n')).toContain('The database cannot be used');
      expect(written.filter((line) => /^cms \| {4,}at /.test(line))).toEqual([]);
    },
    patienceMs,
  );
});
