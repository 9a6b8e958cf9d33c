import { afterEach, describe, expect, it, vi } from 'vitest';
import { startService, type Service } from './service';
import { superviseService, type SupervisedService } from './supervisor';

const pauses = { firstPause: 10, longestPause: 40, steady: 60_000 };
let supervised: SupervisedService | undefined;
afterEach(() => supervised?.stop());

function node(script: string): Service {
  return startService('cms', { args: ['-e', script], cwd: process.cwd() }, () => undefined);
}
const lasting = () => node('setInterval(() => {}, 1000)');

describe('superviseService', () => {
  it('starts what dies again, however often, and waits longer each time', async () => {
    const lines: string[] = [];
    supervised = superviseService(
      node(''),
      () => node('process.exit(3)'),
      (line) => lines.push(line),
      pauses,
    );
    await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(5), { timeout: 20_000 });
    expect(lines.slice(0, 5)).toEqual([
      'cms ended by itself (exit code 0); it is started again in 0.01 s',
      'cms ended by itself (exit code 3); it is started again in 0.02 s',
      ...Array.from({ length: 3 }, () => 'cms ended by itself (exit code 3); it is started again in 0.04 s'),
    ]);
  });

  it('begins with the short pause again after a program that ran for a while', async () => {
    const lines: string[] = [];
    const say = (line: string) => lines.push(line);
    supervised = superviseService(node(''), () => node(''), say, { ...pauses, steady: 0 });
    await vi.waitFor(() => expect(lines.length).toBeGreaterThanOrEqual(3), { timeout: 20_000 });
    expect(new Set(lines.map((line) => line.replace(/.*again/, '')))).toEqual(new Set([' in 0.01 s']));
  });

  it('stops the program that runs now, and starts none after it', async () => {
    const started: Service[] = [];
    const start = () => {
      started.push(lasting());
      return started.at(-1) as Service;
    };
    supervised = superviseService(node(''), start, () => undefined, pauses);
    await vi.waitFor(() => expect(started).toHaveLength(1), { timeout: 20_000 });
    await supervised.stop();
    expect(supervised.current().hasEnded()).toBe(true);
    expect(started).toHaveLength(1);
  });

  it('stops at once during a pause', async () => {
    const lines: string[] = [];
    const start = vi.fn(lasting);
    const long = { firstPause: 600_000, longestPause: 600_000 };
    supervised = superviseService(node(''), start, (line) => lines.push(line), long);
    await vi.waitFor(() => expect(lines).toHaveLength(1), { timeout: 20_000 });
    await supervised.stop();
    expect(start).not.toHaveBeenCalled();
  });
});
