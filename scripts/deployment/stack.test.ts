import type { PrayerRequestBody } from '../../cms/src/api/prayer-request/contract';
import { createRequire } from 'node:module';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildWhatChanged } from '../lib/build';
import { ROOT } from '../lib/root';
import { run } from '../lib/run';
import { startPostgres, type Postgres } from '../lib/postgres';
import { startStack, type Stack } from '../lib/stack';

interface PostgresModule {
  Client: new (options: { connectionString: string }) => {
    connect(): Promise<void>;
    query(statement: string, values?: readonly unknown[]): Promise<{ rowCount: number | null }>;
    end(): Promise<void>;
  };
}

async function rowsIn(databaseUrl: string, statement: string, values: readonly unknown[]): Promise<number | null> {
  const { Client } = createRequire(join(ROOT, 'cms/package.json'))('pg') as PostgresModule;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(statement, values);
  await client.end();
  return rowCount;
}

function referenceOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) throw new Error('no reference');
  return String(answer.reference);
}

describe('the parts of the deployment, together', () => {
  let postgres: Postgres;
  let stack: Stack;

  beforeAll(async () => {
    await buildWhatChanged(ROOT);
    postgres = await startPostgres();
    stack = await startStack(ROOT, { seed: true, databaseUrl: postgres.url });
  });
  afterAll(async () => {
    await stack.stop();
    await postgres.stop();
  });

  it('has the whole web server in one file, so that a build under it takes nothing away', () => {
    expect(readdirSync(join(ROOT, 'web/dist/server'))).toEqual(['main.js']);
  });

  it('answers the health checks that the containers ask', async () => {
    expect((await fetch(`${stack.cmsUrl}/_health`)).status).toBe(204);
    expect((await fetch(`${stack.url}/robots.txt`)).status).toBe(200);
  });

  it('serves a page with its content in the first HTML', async () => {
    const response = await fetch(`${stack.url}/resources?lang=es`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<html[^>]* lang="es"[\s\S]*<h1/);
  });

  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${stack.url}/api/prayer-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({
        firstName: 'Ana',
        lastName: 'Vera',
        email: 'ana@example.org',
        phoneNumber: '555-123-4567',
        prayerType: 'family',
        prayerRequest: 'For my family, please.',
        confidential: false,
        contactMe: false,
      } satisfies PrayerRequestBody),
    });

  it('keeps a prayer request in PostgreSQL, until somebody wants it forgotten', async () => {
    const response = await ask();
    expect(response.status, await response.clone().text()).toBe(201);
    const reference = referenceOf(await response.json());
    const query = 'SELECT 1 FROM prayer_requests WHERE reference = $1';
    expect(await rowsIn(stack.databaseUrl, query, [reference])).toBe(1);

    const output = await run({
      command: process.execPath,
      args: ['scripts/bootstrap.mjs', 'forget', 'Ana@Example.org', '--yes'],
      cwd: ROOT,
      env: { DATA_DIR: stack.dataDir, DATABASE_URL: stack.databaseUrl },
    });
    expect(output).toContain('Deleted: 1 prayer request.');
    expect(await rowsIn(stack.databaseUrl, query, [reference])).toBe(0);
  });

  it('counts visitors by where they call from, whatever address they claim', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const claimed = `198.51.100.${n}`;
      const { status } = await ask({ 'X-Forwarded-For': claimed, 'X-Real-IP': claimed, Forwarded: `for=${claimed}` });
      statuses.push(status);
    }
    expect(statuses).toEqual(Array.from({ length: 12 }, (_, n) => (n < 10 ? 201 : 429)));
  });

  it('makes no demo account in production on PostgreSQL', () => {
    expect(existsSync(join(stack.dataDir, 'credentials.json'))).toBe(false);
  });

  it('stops cleanly and leaves nothing behind', async () => {
    const { pid } = stack.site.cms;
    await stack.stop();
    await expect(fetch(`${stack.url}/robots.txt`)).rejects.toThrow();
    await expect(fetch(`${stack.cmsUrl}/_health`)).rejects.toThrow();
    expect(() => process.kill(pid ?? 0, 0)).toThrow();
    expect(existsSync(stack.dataDir)).toBe(false);
  });
});
