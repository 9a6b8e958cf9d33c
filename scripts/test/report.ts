import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const playwrightReport = v.object({
  stats: v.object({ expected: v.number(), flaky: v.number(), unexpected: v.number() }),
});

/** Undefined for a runner that wrote none, because it ran nothing. */
function read<Report>(file: string, schema: v.GenericSchema<unknown, Report>): Report | undefined {
  return existsSync(file) ? v.parse(schema, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

export function vitestCounts(file: string): Counts {
  const report = read(file, vitestReport);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 };
}

/** A journey that was made again counts as passed; Playwright itself fails too many of them. */
export function playwrightCounts(file: string): Counts {
  const { expected = 0, flaky = 0, unexpected = 0 } = read(file, playwrightReport)?.stats ?? {};
  return { passed: expected + flaky, failed: unexpected };
}
