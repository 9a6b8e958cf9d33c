import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildWhatChanged } from './build';
import { credentialsFile } from './credentials';
import { resolveEnvironment } from './environment';
import { type Postgres, startPostgres } from './postgres';
import { askDatabase } from './stored-database';
import { ROOT } from './root';
import { run } from './run';

let postgres: Postgres;
let dataDir: string;

beforeAll(async () => {
  await buildWhatChanged(ROOT);
  postgres = await startPostgres();
  dataDir = mkdtempSync(join(tmpdir(), 'load-cms-'));
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

it('makes no demo accounts on PostgreSQL when a command loads the CMS', async () => {
  const { variables } = resolveEnvironment(ROOT, { DATA_DIR: dataDir, DATABASE_URL: postgres.url });
  const program = `
    import { loadCms } from './scripts/lib/load-cms';
    await (await loadCms(process.cwd())).destroy();
    process.exit();
  `;
  await run({
    command: process.execPath,
    args: ['--import', 'tsx', '--input-type=module', '-e', program],
    cwd: ROOT,
    env: { ...variables, NODE_ENV: '', ADMIN_EMAIL: '', ADMIN_PASSWORD: '' },
  });
  expect(await askDatabase(postgres.url, 'SELECT email FROM admin_users')).toEqual([]);
  expect(existsSync(credentialsFile(dataDir))).toBe(false);
});
