import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

function numberAt(json: object, key: string): number {
  const value: unknown = Object.entries(json).find(([name]) => name === key)?.[1];
  return typeof value === 'number' ? value : 0;
}

function read(file: string): object | undefined {
  if (!existsSync(file)) return undefined;
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return typeof json === 'object' && json !== null ? json : undefined;
}

/** Vitest's JSON report; a runner that wrote none ran nothing. */
export function vitestCounts(file: string): Counts {
  const json = read(file);
  if (json === undefined) return { passed: 0, failed: 0 };
  return { passed: numberAt(json, 'numPassedTests'), failed: numberAt(json, 'numFailedTests') };
}

/** Playwright's JSON report. A journey that was made again counts as passed; Playwright itself fails too many of them. */
export function playwrightCounts(file: string): Counts {
  const json = read(file);
  if (json === undefined || !('stats' in json) || typeof json.stats !== 'object' || json.stats === null) {
    return { passed: 0, failed: 0 };
  }
  const { stats } = json;
  return { passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'), failed: numberAt(stats, 'unexpected') };
}
