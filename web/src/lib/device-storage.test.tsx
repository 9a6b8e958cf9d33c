import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isLasting, readStored, subscribeToStored, writeStored } from './device-storage';

const key = 'a key';

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
  writeStored(key, null);
  window.localStorage.clear();
});

test('texts are written to local storage, and removed from it', () => {
  writeStored(key, 'stored');
  expect(window.localStorage.getItem(key)).toBe('stored');
  expect(readStored(key)).toBe('stored');
  expect(isLasting(key)).toBe(true);
  writeStored(key, null);
  expect(window.localStorage.getItem(key)).toBeNull();
  expect(readStored(key)).toBeNull();
});

test('listeners are called for every change until they unsubscribe', () => {
  const listener = vi.fn();
  const stop = subscribeToStored(listener);
  writeStored(key, 'one');
  writeStored(key, null);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  writeStored(key, 'two');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('changes by another tab are noticed and read', () => {
  const listener = vi.fn();
  const stop = subscribeToStored(listener);
  window.localStorage.setItem(key, 'from the other tab');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledOnce();
  expect(readStored(key)).toBe('from the other tab');
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(listener).toHaveBeenCalledOnce();
});

describe('without storage', () => {
  test('a text is remembered', () => {
    refuse('setItem');
    writeStored(key, 'unstored');
    expect(browserStorage.getItem(key)).toBeNull();
    expect(readStored(key)).toBe('unstored');
    expect(isLasting(key)).toBe(false);
  });

  test('a new text removes an older stored one', () => {
    writeStored(key, 'older');
    refuse('setItem');
    writeStored(key, 'newer');
    expect(readStored(key)).toBe('newer');
    expect(browserStorage.getItem(key)).toBeNull();
  });

  test('a text can be removed', () => {
    writeStored(key, 'stored');
    refuse('removeItem');
    writeStored(key, null);
    expect(browserStorage.getItem(key)).toBe('stored');
    expect(readStored(key)).toBeNull();
  });

  test('nothing is stored, and there is no error', () => {
    writeStored(key, 'stored');
    refuse('getItem');
    expect(readStored(key)).toBeNull();
  });
});
