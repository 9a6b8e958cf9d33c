import { useSyncExternalStore } from 'react';
import { countryOfThisDevice } from '../../lib/country';
import { readStored, subscribeToStored, writeStored } from '../../lib/device-storage';

const storageKey = 'country';

const chooseCountry = (countryCode: string) => writeStored(storageKey, countryCode);

/** The chosen country, or the one that the device's time zone suggests. The server's HTML knows none. */
export function useCountry(): [countryCode: string | undefined, choose: (countryCode: string) => void] {
  const country = useSyncExternalStore(
    subscribeToStored,
    () => readStored(storageKey) ?? countryOfThisDevice(),
    () => undefined,
  );
  return [country, chooseCountry];
}
