import { describe, expect, it, vi } from 'vitest';
import { addMissingFunctions } from './polyfills';

type Method = (...values: unknown[]) => unknown;

/** A browser that has none of the functions. */
function oldBrowser() {
  const globals = {
    Object: {},
    Array: { prototype: {} },
    URL: {},
    Response: {},
    AbortSignal: {},
  };
  addMissingFunctions(globals);
  return globals as unknown as {
    Object: Record<'hasOwn', Method>;
    Array: { prototype: Record<'at' | 'findLast', Method> };
    URL: Record<'canParse', Method>;
    Response: { json: (data: unknown) => Response };
    AbortSignal: { timeout: (ms: number) => AbortSignal };
  };
}

const old = oldBrowser();

describe('the functions that old browsers lack', () => {
  it.each([0, 1, -1, -3, 7, -4])('read index %i of a list', (index) => {
    const list = ['a', 'b', 'c'];
    expect(old.Array.prototype.at.call(list, index)).toBe(list.at(index));
  });

  it('find the last that is wanted, and leave the list as it is', () => {
    const list = [1, 4, 3, 6, 5];
    const isEven = (value: unknown) => Number(value) % 2 === 0;
    expect(old.Array.prototype.findLast.call(list, isEven)).toBe(6);
    expect(old.Array.prototype.findLast.call([1], isEven)).toBeUndefined();
    expect(list).toEqual([1, 4, 3, 6, 5]);
  });

  it('know what an object has itself', () => {
    expect(old.Object.hasOwn({ name: 1 }, 'name')).toBe(true);
    expect(old.Object.hasOwn({ name: 1 }, 'constructor')).toBe(false);
  });

  it.each(['https://example.org/a?b#c', 'youtu.be/x', 'https://', ''])('know whether %j is an address', (text) => {
    expect(old.URL.canParse(text)).toBe(URL.canParse(text));
  });

  it('answer with JSON', async () => {
    const answer = old.Response.json({ packs: ['á'] });
    expect(answer.headers.get('content-type')).toBe('application/json');
    expect(await answer.json()).toEqual({ packs: ['á'] });
  });

  it('abort after a time', async () => {
    vi.useFakeTimers();
    const signal = old.AbortSignal.timeout(30_000);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal.aborted).toBe(true);
    vi.useRealTimers();
  });
});

it('what a browser has stays as it is', () => {
  const { at } = Array.prototype;
  addMissingFunctions();
  expect(Array.prototype.at).toBe(at);
});
