import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { keep, type KeepingFailure, listKept, NotKept, removeKept } from './keeping';
import { bytesToFetch, type Pack } from './pack';

export type Work = { status: 'done' | 'stopped' | 'removed' } | { status: 'fetching'; percent: number } | FailedWork;
type FailedWork = { status: 'failed'; reason: KeepingFailure };

const none: readonly Pack[] = [];

/** Packs kept on this device; none on the server and until they are known. */
export function useKept() {
  const { data, mutate } = useSWR('kept', listKept);
  // Read here, because SWR would ask the first component that shows it, and the button has no way to read.
  const refresh = () => mutate(listKept(), { revalidate: false });
  return { packs: data ?? none, isKnown: data !== undefined, refresh };
}

/** Fetches and removes, one thing at a time. */
export function useKeeping() {
  const { packs, refresh } = useKept();
  const [work, setWork] = useState<Work>();
  const abort = useRef<AbortController>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function start(wanted: readonly Pack[]): Promise<void> {
    if (abort.current) return;
    const controller = new AbortController();
    abort.current = controller;
    const total = Math.max(1, bytesToFetch(wanted, packs));
    let fetched = 0;
    const onProgress = (bytes: number) => {
      fetched += bytes;
      setWork({ status: 'fetching', percent: Math.min(100, Math.round((100 * fetched) / total)) });
    };
    setWork({ status: 'fetching', percent: 0 });
    try {
      await keep(wanted, { signal: controller.signal, onProgress });
      setWork({ status: 'done' });
    } catch (error) {
      setWork(controller.signal.aborted ? { status: 'stopped' } : { status: 'failed', reason: failureOf(error) });
    } finally {
      abort.current = null;
      await refresh();
    }
  }

  async function remove(removed: readonly Pack[]): Promise<void> {
    let outcome: Work = { status: 'removed' };
    try {
      for (const pack of removed) await removeKept(pack);
    } catch (error) {
      outcome = { status: 'failed', reason: failureOf(error) };
    }
    await refresh();
    setWork(outcome);
  }

  return { packs, work, start, remove, stop: () => abort.current?.abort() };
}

export function failureOf(error: unknown): KeepingFailure {
  return error instanceof NotKept ? error.reason : 'failed';
}
