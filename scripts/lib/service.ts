import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root';
import type { Command } from './run';

const MAX_LINES = 200;

export interface Service {
  readonly name: string;
  readonly pid: number | undefined;
  /** Resolves with a sentence about how it ended. */
  readonly ended: Promise<string>;
  readonly hasEnded: () => boolean;
  /** The last that it wrote. */
  readonly output: () => string;
  readonly stop: (graceMs?: number) => Promise<void>;
}

function stopWith(child: ChildProcess, ended: Promise<string>) {
  return async (graceMs = 15_000): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const patience = new AbortController();
    const tooLong = delay(graceMs, true, { signal: patience.signal }).catch(() => false);
    if (await Promise.race([ended.then(() => false), tooLong])) child.kill('SIGKILL');
    patience.abort();
    await ended;
  };
}

export type Program = Pick<Command, 'args' | 'cwd' | 'env'>;

const endWithStarter = pathToFileURL(join(ROOT, 'scripts/lib/end-with-starter.mjs')).href;

/** Starts a program of Node that runs until it is stopped, or until this one is gone, even by `kill -9`. */
export function startService(name: string, program: Program, onLine: (line: string) => void): Service {
  const child = spawn(process.execPath, ['--import', endWithStarter, ...program.args], {
    cwd: program.cwd,
    env: { ...process.env, ...program.env },
    // The closed IPC channel tells the program that this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // In its own process group, so that Ctrl-C reaches it only through the program that started it.
    detached: process.platform !== 'win32',
  });
  const lines: string[] = [];
  const read = (stream: Readable | null) => {
    // Never null, because both are pipes. The types forget that when there is a fourth stream.
    if (stream === null) return;
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > MAX_LINES) lines.shift();
      onLine(line);
    });
  };
  read(child.stdout);
  read(child.stderr);

  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`${name} could not be started: ${error.message}`));
    child.on('close', (code, signal) => resolve(`${name} ended by itself (${signal ?? `exit code ${code ?? '?'}`})`));
  });
  return {
    name,
    pid: child.pid,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    output: () => lines.join('\n'),
    stop: stopWith(child, ended),
  };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Resolves when somebody asks the program to end; asked again, it ends at once. */
export function askedToStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let asked = false;
    for (const signal of SIGNALS) {
      process.on(signal, () => {
        if (asked) process.exit(1);
        asked = true;
        resolve(signal);
      });
    }
  });
}
