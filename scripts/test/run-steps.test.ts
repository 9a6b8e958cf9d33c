import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps';

const good = { ok: true, output: '' };

describe('runSteps', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  it('adds up the tests of all steps', async () => {
    const result = await runSteps([
      { name: 'a', stage: 1, run: () => Promise.resolve({ ...good, counts: { passed: 3, failed: 0 } }) },
      { name: 'b', stage: 2, run: () => Promise.resolve({ ok: false, output: '', counts: { passed: 1, failed: 2 } }) },
      { name: 'c', stage: 3, run: () => Promise.resolve({ ...good, counts: { passed: 5, failed: 0 } }) },
    ]);
    expect(result).toEqual({ passed: 9, failed: 2 });
  });

  it('counts a check that fails, and a step that breaks down, as one failure each', async () => {
    const result = await runSteps([
      { name: 'lint', stage: 1, run: () => Promise.resolve({ ok: false, output: 'bad' }) },
      { name: 'broken', stage: 1, run: () => Promise.reject(new Error('no such program')) },
    ]);
    expect(result).toEqual({ passed: 0, failed: 2 });
    expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toContain('no such program');
  });

  it('runs two steps of a stage at a time, in their order, and the next stage after them', async () => {
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const step = (name: string, stage: number) => ({
      name,
      stage,
      run: () => {
        log.push(name);
        return new Promise<typeof good>((resolve) => ends.set(name, () => resolve(good)));
      },
    });
    const running = runSteps([step('a', 1), step('b', 1), step('c', 1), step('d', 2)]);
    for (const [end, begun] of [
      ['b', ['a', 'b']],
      ['a', ['a', 'b', 'c']],
      ['c', ['a', 'b', 'c']],
      ['d', ['a', 'b', 'c', 'd']],
    ] as const) {
      await vi.waitFor(() => expect(log).toEqual(begun));
      ends.get(end)?.();
    }
    expect(await running).toEqual({ passed: 0, failed: 0 });
  });

  it('leaves out what a failed step would have prepared', async () => {
    const later = vi.fn(() => Promise.resolve(good));
    const build = { name: 'build', stage: 1, needed: true, run: () => Promise.resolve({ ok: false, output: '' }) };
    expect(await runSteps([build, { name: 'e2e', stage: 2, run: later }])).toEqual({ passed: 0, failed: 1 });
    expect(later).not.toHaveBeenCalled();
  });
});
