import { join } from 'node:path';
import type { Environment } from './environment';
import { Refusal } from './refusal';
import { attempt } from './run';

const isOfStack = (line: string) => /^\s+at /.test(line);

/** Loads the demo content; it may be run at any time and goes on where an interrupted run stopped. */
export async function runSeed(root: string, environment: Environment, flags: readonly '--open'[] = []): Promise<void> {
  const { code, output } = await attempt({
    command: process.execPath,
    args: ['--import', 'tsx', join(root, 'scripts/seed/main.ts'), ...flags],
    cwd: root,
    env: { ...environment.variables },
  });
  if (code === 0) return;
  const lines = output.split('\n').filter((line) => !isOfStack(line));
  throw new Refusal(`The demo content could not be loaded (npm run seed shows more):\n${lines.join('\n')}`);
}
