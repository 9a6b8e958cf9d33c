import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readResult, subscribeToResults, writeResult } from './result-store';

const key = 'grief-counseling-quiz-grief-counseling';

const browserStorage = window.localStorage;

/** A spy on one of the storage's own methods would not be called: the test's DOM binds them once. */
function refuse(method: 'getItem' | 'setItem' | 'removeItem') {
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => browserStorage.getItem(name),
    setItem: (name: string, text: string) => browserStorage.setItem(name, text),
    removeItem: (name: string) => browserStorage.removeItem(name),
    [method]: () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  writeResult(key, null);
  window.localStorage.clear();
});

test('results are written to local storage, and removed from it', () => {
  writeResult(key, 'kept');
  expect(window.localStorage.getItem(key)).toBe('kept');
  expect(readResult(key)).toBe('kept');
  writeResult(key, null);
  expect(window.localStorage.getItem(key)).toBeNull();
  expect(readResult(key)).toBeNull();
});

test('listeners are called for every change until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = subscribeToResults(listener);
  writeResult(key, 'one');
  writeResult(key, null);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  writeResult(key, 'two');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('changes by another tab are noticed and read', () => {
  const listener = vi.fn();
  const stop = subscribeToResults(listener);
  window.localStorage.setItem(key, 'from the other tab');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledOnce();
  expect(readResult(key)).toBe('from the other tab');
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledOnce();
});

describe('without storage', () => {
  test('a result is kept in memory', () => {
    refuse('setItem');
    writeResult(key, 'unkept');
    expect(browserStorage.getItem(key)).toBeNull();
    expect(readResult(key)).toBe('unkept');
  });

  test('a new result removes an older stored one', () => {
    writeResult(key, 'older');
    refuse('setItem');
    writeResult(key, 'newer');
    expect(readResult(key)).toBe('newer');
    expect(browserStorage.getItem(key)).toBeNull();
  });

  test('a result can be removed', () => {
    writeResult(key, 'kept');
    refuse('removeItem');
    writeResult(key, null);
    expect(browserStorage.getItem(key)).toBe('kept');
    expect(readResult(key)).toBeNull();
  });

  test('there is no result, and no error', () => {
    writeResult(key, 'kept');
    refuse('getItem');
    expect(readResult(key)).toBeNull();
  });
});
