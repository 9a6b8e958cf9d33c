import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

const connections = 50;
const secondsPerRound = 5;
const run = promisify(execFile);

export type LoadResult = { requests: number; perSecond: number; errors: number };

/**
 * Keeps 50 connections busy, with wrk if it is installed. autocannon sends about 20,000 requests a second, so two
 * servers that are both faster than that look alike.
 */
export function createLoad(headers: Readonly<Record<string, string>>): {
  generator: string;
  load: (url: string) => Promise<LoadResult>;
} {
  if (spawnSync('wrk', ['--version']).error) {
    return { generator: 'autocannon', load: (url) => loadByAutocannon(url, headers) };
  }
  return { generator: 'wrk', load: (url) => loadByWrk(url, headers) };
}

async function loadByAutocannon(url: string, headers: Readonly<Record<string, string>>): Promise<LoadResult> {
  const result = await autocannon({ url, connections, duration: secondsPerRound, headers });
  return { requests: result.requests.total, perSecond: result.requests.average, errors: result.errors + result.non2xx };
}

async function loadByWrk(url: string, headers: Readonly<Record<string, string>>): Promise<LoadResult> {
  const fields = Object.entries(headers).flatMap(([name, value]) => ['--header', `${name}: ${value}`]);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${secondsPerRound}s`, ...fields, url]);
  return readWrk(stdout);
}

/** What wrk prints at its end; the lines about errors are there only when there were some. */
export function readWrk(output: string): LoadResult {
  const perSecond = /^Requests\/sec:\s*([\d.]+)/m.exec(output)?.[1];
  const requests = /^\s*(\d+) requests in /m.exec(output)?.[1];
  if (perSecond === undefined || requests === undefined) throw new Error(`wrk answered something else:\n${output}`);
  const refused = /^\s*Non-2xx or 3xx responses: (\d+)/m.exec(output)?.[1] ?? '0';
  const socketErrors = /^\s*Socket errors: (.*)$/m.exec(output)?.[1] ?? '';
  const errors = [...socketErrors.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), Number(refused));
  return { requests: Number(requests), perSecond: Number(perSecond), errors };
}
