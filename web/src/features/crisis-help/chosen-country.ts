import { useSyncExternalStore } from 'react';
import { countryOfThisDevice } from '../../lib/country';

const storageKey = 'country';

/** In memory where storage is unavailable. */
let inMemory: string | undefined;
const listeners = new Set<() => void>();

function chosenCountry(): string | undefined {
  if (inMemory !== undefined) return inMemory;
  try {
    return window.localStorage.getItem(storageKey) ?? undefined;
  } catch {
    return undefined;
  }
}

function chooseCountry(countryCode: string): void {
  try {
    window.localStorage.setItem(storageKey, countryCode);
    inMemory = undefined;
  } catch {
    inMemory = countryCode;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen country, or the one that the device's time zone suggests. The server's HTML knows none. */
export function useCountry(): [countryCode: string | undefined, choose: (countryCode: string) => void] {
  const country = useSyncExternalStore(
    subscribe,
    () => chosenCountry() ?? countryOfThisDevice(),
    () => undefined,
  );
  return [country, chooseCountry];
}
