import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readStored, subscribeToStored, writeStored } from '../../../lib/device-storage';
import { changedRecord, type ModuleRecord, parseRecord, recordKey } from './module-record';

const nothingStored = () => null;
const separator = '\n';

/** Changes a part of what is stored, which another tab may have changed since it was shown. */
type ChangeRecord = (change: (stored: ModuleRecord | null) => Partial<ModuleRecord>) => void;

/** The record of a module; null on the server and during hydration. */
export function useModuleRecord(slug: string): [ModuleRecord | null, ChangeRecord] {
  const key = recordKey(slug);
  const text = useSyncExternalStore(subscribeToStored, () => readStored(key), nothingStored);
  const record = useMemo(() => parseRecord(text), [text]);
  const change: ChangeRecord = useCallback(
    (changeOf) => {
      const stored = parseRecord(readStored(key));
      writeStored(key, JSON.stringify(changedRecord(stored, changeOf(stored), new Date())));
    },
    [key],
  );
  return [record, change];
}

export type ModuleRecords = Readonly<Record<string, ModuleRecord>>;

/** The records of modules by their slug; none on the server and during hydration. */
export function useModuleRecords(slugs: readonly string[]): ModuleRecords {
  // One text, because React compares what a store answers. Line breaks mean nothing in JSON.
  const text = useSyncExternalStore(
    subscribeToStored,
    () => slugs.map((slug) => (readStored(recordKey(slug)) ?? '').replaceAll(separator, ' ')).join(separator),
    nothingStored,
  );
  return useMemo(() => {
    const stored = text?.split(separator) ?? [];
    return Object.fromEntries(
      slugs.flatMap((slug, index) => {
        const record = parseRecord(stored[index] ?? null);
        return record ? [[slug, record] as const] : [];
      }),
    );
  }, [slugs, text]);
}
