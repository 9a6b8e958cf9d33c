import useSWR from 'swr';
import { listKept } from '../../lib/kept/keeping';
import type { Pack } from '../../lib/kept/pack';

const none: readonly Pack[] = [];

/** What is kept on this device; nothing on the server and until it is known. */
export function useKept() {
  const { data, mutate } = useSWR('kept', listKept);
  // Read here, because SWR would ask the first component that shows it, and the button has no way to read.
  const refresh = () => mutate(listKept(), { revalidate: false });
  return { packs: data ?? none, isKnown: data !== undefined, refresh };
}
