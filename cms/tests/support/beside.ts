import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { inject } from 'vitest';
import * as v from 'valibot';
import { programEnvironment } from './cms-process';
import { cmsDirectory } from './compile';

type Program = {
  /** Runs the task for each of these and returns the answers. */
  ask: (
    task: 'documents' | 'emptyTrash' | 'forget' | 'carryOutSchedule',
    asked: readonly unknown[],
  ) => Promise<unknown>;
  output: () => string;
};

const messageSchema = v.object({ answers: v.unknown() });

async function heardFrom(child: ChildProcess, output: () => string): Promise<unknown> {
  const listening = new AbortController();
  const { signal } = listening;
  try {
    const ended = once(child, 'exit', { signal }).then(() => {
      throw new Error(`The program ended:\n${output()}`);
    });
    const [message] = (await Promise.race([once(child, 'message', { signal }), ended])) as unknown[];
    return message;
  } finally {
    listening.abort();
  }
}

async function start(): Promise<Program> {
  const { distDirectory, environment } = inject('cms');
  const child = fork(join(cmsDirectory, 'tests/support/load-beside.mjs'), [distDirectory], {
    cwd: cmsDirectory,
    env: programEnvironment(environment),
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let written = '';
  child.stdout?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (written += chunk.toString()));
  const output = () => written;
  await heardFrom(child, output);
  return {
    output,
    async ask(task, asked) {
      child.send({ task, asked });
      return v.parse(messageSchema, await heardFrom(child, output)).answers;
    },
  };
}

let started: Promise<Program> | undefined;

/**
 * Starts a second process with Strapi on the same database while this run's CMS serves. It starts on first use and ends
 * with the tests.
 */
export function startSecondProgram(): Promise<Program> {
  started ??= start();
  return started;
}
