import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { askDatabase } from '../lib/ask-database';
import { memoryMb, processorMs, processorMsOfFamily } from '../lib/process-usage';

export type Program = {
  name: string;
  /** Asked each time, because PostgreSQL gets another one when it is restarted. */
  pid: () => number;
  /** Whether it works in child processes. */
  hasFamily?: boolean;
};

export async function postgresProgram(url: string): Promise<Program> {
  const [row] = await askDatabase(url, `SELECT current_setting('data_directory') AS folder`);
  const file = join(row?.['folder'] ?? '', 'postmaster.pid');
  return { name: 'PostgreSQL', pid: () => readPid(file), hasFamily: true };
}

function readPid(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  } catch {
    return 0;
  }
}

export const usedMs = ({ pid, hasFamily = false }: Program): number | undefined =>
  hasFamily ? processorMsOfFamily(pid()) : processorMs(pid());

type Sample = { seconds: number; memory: number | undefined; processor: number | undefined };

const betweenSamplesMs = 5_000;
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Watches memory and processor time while something runs. */
export class Watch {
  readonly #samples = new Map<string, Sample[]>();
  readonly #start = performance.now();

  constructor(private readonly programs: readonly Program[]) {}

  async until(leave: AbortSignal): Promise<void> {
    while (!leave.aborted) {
      this.#sample();
      await delay(betweenSamplesMs, undefined, { signal: leave }).catch(() => undefined);
    }
    this.#sample();
  }

  #sample(): void {
    for (const program of this.programs) {
      const samples = this.#samples.get(program.name) ?? [];
      this.#samples.set(program.name, samples);
      samples.push({
        seconds: (performance.now() - this.#start) / 1000,
        memory: program.hasFamily === true ? undefined : memoryMb(program.pid()),
        processor: usedMs(program),
      });
    }
  }

  /** By program: megabytes in each fifth of the time, the last against the second, and the share of one core. */
  report() {
    return [...this.#samples].map(([program, samples]) => {
      const alive = samples.filter(({ memory }) => memory !== undefined);
      const fifth = (part: number) =>
        Math.round(
          average(
            alive
              .slice(Math.floor((alive.length * part) / 5), Math.max(1, Math.floor((alive.length * (part + 1)) / 5)))
              .map(({ memory }) => memory ?? 0),
          ),
        );
      const fifths = [0, 1, 2, 3, 4].map(fifth);
      const counted = samples.flatMap(({ seconds, processor }) =>
        processor === undefined ? [] : [{ seconds, processor }],
      );
      // A program that was started again counts from 0.
      const used = counted.reduce(
        (sum, { processor }, at) => sum + Math.max(0, processor - (counted[at - 1]?.processor ?? processor)),
        0,
      );
      const seconds = (counted.at(-1)?.seconds ?? 0) - (counted[0]?.seconds ?? 0);
      return {
        program,
        'MB in each fifth': alive.length === 0 ? '–' : fifths.join(' '),
        'last / second': alive.length === 0 ? '–' : ((fifths[4] ?? 0) / (fifths[1] ?? 1)).toFixed(2),
        'of one core': `${Math.round(used / seconds / 10)} %`,
      };
    });
  }
}
