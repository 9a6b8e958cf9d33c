import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { attempt } from '../lib/run';
import { isCurrent, writeStamp, type Stamp } from '../lib/stamp';
import { playwrightCounts, vitestCounts, type Counts } from './report';

export interface Outcome {
  readonly ok: boolean;
  readonly output: string;
  readonly counts?: Counts;
  /** It passed earlier, and nothing that it looks at has changed since. */
  readonly unchanged?: boolean;
}

type Variables = Readonly<Record<string, string>>;

export async function node(folder: string, args: readonly string[], env: Variables = {}): Promise<Outcome> {
  const cwd = join(ROOT, folder);
  const { code, output } = await attempt({ command: process.execPath, args, cwd, env: { FORCE_COLOR: '0', ...env } });
  return { ok: code === 0, output };
}

export async function inSequence(...runs: (() => Promise<Outcome>)[]): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const run of runs) outcomes.push(await run());
  const failures = outcomes.filter(({ ok }) => !ok);
  return { ok: failures.length === 0, output: failures.map(({ output }) => output).join('\n') };
}

async function withReport(run: (file: string) => Promise<Outcome>, read: (file: string) => Counts): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'ministry-report-'));
  const file = join(folder, 'report.json');
  try {
    const { ok, output } = await run(file);
    const counts = read(file);
    // A runner that is ended from outside may report a failure and still exit with 0.
    return { ok: ok && counts.failed === 0, output, counts };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface VitestOptions {
  readonly args?: readonly string[];
  readonly env?: Variables;
}

export function vitest(
  folder: string,
  projects: readonly string[],
  { args = [], env = {} }: VitestOptions = {},
): Promise<Outcome> {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return withReport((file) => {
    const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return node(folder, ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...args, ...report], env);
  }, vitestCounts);
}

export function playwright(env: Variables, chosen: readonly string[] = []): Promise<Outcome> {
  return withReport((file) => {
    const args = ['node_modules/@playwright/test/cli.js', 'test', ...chosen];
    return node('web', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...env });
  }, playwrightCounts);
}

export async function quietly(work: () => Promise<void>): Promise<Outcome> {
  await work();
  return { ok: true, output: '' };
}

/** What looks at nothing but the inputs of the stamp passes as it last did, while none of them has changed. */
export async function unlessUnchanged(stamp: Stamp, check: () => Promise<Outcome>): Promise<Outcome> {
  if (isCurrent(stamp)) return { ok: true, output: '', unchanged: true };
  const outcome = await check();
  if (outcome.ok) writeStamp(stamp);
  return outcome;
}
