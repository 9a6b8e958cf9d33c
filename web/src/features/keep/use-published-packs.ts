import useSWR from 'swr';
import { offeredLocales } from '../../i18n/offered-locales';
import { canKeep, fetchPack, type KeepingFailure, NotKept } from '../../lib/kept/keeping';
import type { Pack } from '../../lib/kept/pack';
import { failureOf } from './use-keeping';

type Published =
  | { status: 'loading' }
  | { status: 'failed'; reason: KeepingFailure; retry: () => void }
  | { status: 'ready'; packs: readonly Pack[] };

/** The packs of an address in each language, as published now. */
export function usePublishedPacks(address: string): Published {
  const { data, error, isValidating, mutate } = useSWR<readonly Pack[], unknown>(
    ['pack', address],
    () => {
      if (!canKeep()) throw new NotKept('no-worker');
      return Promise.all(offeredLocales().map((locale) => fetchPack(address, locale)));
    },
    // Every time it is opened: the size depends on what is published now.
    { revalidateOnMount: true },
  );
  if (data) return { status: 'ready', packs: data };
  if (error === undefined || isValidating) return { status: 'loading' };
  return { status: 'failed', reason: failureOf(error), retry: () => void mutate() };
}
