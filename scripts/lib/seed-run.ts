import { join } from 'node:path';
import type { Environment } from './environment';
import { run } from './run';

/** Loads the demo content; it may be run at any time and goes on where an interrupted run stopped. */
export async function runSeed(root: string, environment: Environment): Promise<void> {
  await run({
    command: process.execPath,
    args: ['--import', 'tsx', join(root, 'scripts/seed/main.ts')],
    cwd: root,
    env: { ...environment.variables },
  });
}
