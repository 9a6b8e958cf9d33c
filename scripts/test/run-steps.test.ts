import { beforeEach, describe, expect, it, vi } from 'vitest';
import { runSteps } from './run-steps';
import type { Step } from './steps';

const good = { ok: true, output: '' };

describe('runSteps', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
  });

  it('adds up the tests of all steps', async () => {
    const result = await runSteps([
      { name: 'a', run: () => Promise.resolve({ ...good, counts: { passed: 3, failed: 0 } }) },
      { name: 'b', run: () => Promise.resolve({ ok: false, output: '', counts: { passed: 1, failed: 2 } }) },
      { name: 'c', run: () => Promise.resolve({ ...good, counts: { passed: 5, failed: 0 } }) },
    ]);
    expect(result).toEqual({ passed: 9, failed: 2 });
  });

  it('counts a check that fails, and a step that breaks down, as one failure each', async () => {
    const result = await runSteps([
      { name: 'lint', run: () => Promise.resolve({ ok: false, output: 'bad' }) },
      { name: 'broken', run: () => Promise.reject(new Error('no such program')) },
    ]);
    expect(result).toEqual({ passed: 0, failed: 2 });
    expect(vi.mocked(console.log).mock.calls.flat().join('\n')).toContain('no such program');
  });

  it('runs three steps at a time, in their order, and later what needs one of them', async () => {
    const log: string[] = [];
    const ends = new Map<string, () => void>();
    const step = (name: string, rules: Partial<Step> = {}): Step => ({
      name,
      ...rules,
      run: () => {
        log.push(name);
        return new Promise<typeof good>((resolve) => ends.set(name, () => resolve(good)));
      },
    });
    const running = runSteps([step('a'), step('b'), step('c', { needs: ['a'] }), step('d'), step('e')]);
    for (const [end, begun] of [
      ['b', 'abd'],
      ['a', 'abde'],
      ['d', 'abdec'],
      ['c', 'abdec'],
      ['e', 'abdec'],
    ] as const) {
      await vi.waitFor(() => expect(log.join('')).toBe(begun));
      ends.get(end)?.();
    }
    expect(await running).toEqual({ passed: 0, failed: 0 });
  });

  it('leaves out what a failed step would have prepared, and goes on with the rest', async () => {
    const left = vi.fn(() => Promise.resolve(good));
    const rest = vi.fn(() => Promise.resolve({ ...good, counts: { passed: 1, failed: 0 } }));
    const result = await runSteps([
      { name: 'build', run: () => Promise.resolve({ ok: false, output: '' }) },
      { name: 'api', needs: ['build'], run: left },
      { name: 'e2e', needs: ['api'], run: left },
      { name: 'lint', run: rest },
    ]);
    expect(result).toEqual({ passed: 1, failed: 1 });
    expect(left).not.toHaveBeenCalled();
  });

  it('runs a step by itself whose needs are not among those asked for', async () => {
    const run = vi.fn(() => Promise.resolve(good));
    await runSteps([{ name: 'e2e', needs: ['build'], run }]);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
