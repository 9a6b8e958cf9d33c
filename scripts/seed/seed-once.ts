import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../lib/root';
import { withoutFsync } from '../lib/without-fsync';

declare module 'vitest' {
  interface ProvidedContext {
    /** The data folder that the command filled, for tests to copy, and what it said. */
    seeded: { dataDir: string; output: string };
  }
}

/** What the command says, run as by hand. */
async function runSeedCommand(dataDir: string): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/bootstrap.mjs', 'seed'], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, ...withoutFsync },
  });
  return stdout;
}

/** The content is loaded once for all tests that look at it: most of what they would take is the pictures. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ministry-seed-'));
  const remove = () => rm(dataDir, { recursive: true, force: true });
  try {
    provide('seeded', { dataDir, output: await runSeedCommand(dataDir) });
  } catch (error) {
    await remove();
    throw error;
  }
  return remove;
}
