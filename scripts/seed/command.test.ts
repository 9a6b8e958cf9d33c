import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/root';

const run = promisify(execFile);

test('the command loads the content into an empty database, and finds nothing to do the second time', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ministry-seed-'));
  const seed = async () => {
    const { stdout } = await run(process.execPath, ['scripts/bootstrap.mjs', 'seed'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SQLITE_SYNC: 'off' },
    });
    return stdout;
  };
  try {
    const first = await seed();
    expect(first).toContain('training-module hospital-visitation (es): created');
    const second = await seed();
    expect(second).toContain('training-module hospital-visitation (es): unchanged');
    expect(second).not.toMatch(/: (created|refreshed)/);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});
