import { useCallback, useMemo } from 'react';
import { readStored, useStored, useStoredAll, writeStored } from '../../../lib/device-storage';
import { isTime, parseObject } from '../../../lib/parse-object';
import { isSectionId, type SectionId } from './module-sections';

/** How far somebody has come in a module, on this device alone. */
export type ModuleRecord = {
  /** The section that was read last. */
  readonly section: SectionId | null;
  /** True if the last section was reached. */
  readonly isRead: boolean;
  /** The action items that are done, by their index from 0, so that both languages share them. */
  readonly ticked: readonly number[];
  /** When the module was read last. */
  readonly at: string;
};

export const recordKey = (slug: string) => `studied-${slug}`;
export const notesKey = (slug: string) => `notes-${slug}`;

/** Null unless it is a valid record. Written without Valibot, which the course's pages do not load. */
export function parseRecord(text: string | null): ModuleRecord | null {
  const stored = text === null ? null : parseObject(text);
  if (stored === null) return null;
  const { section, isRead, ticked, at } = stored;
  if (typeof isRead !== 'boolean' || !Array.isArray(ticked) || !isTime(at)) return null;
  return {
    section: typeof section === 'string' && isSectionId(section) ? section : null,
    isRead,
    ticked: ticked.filter((index) => typeof index === 'number'),
    at,
  };
}

export function changedRecord(record: ModuleRecord | null, change: Partial<ModuleRecord>, now: Date): ModuleRecord {
  return { section: null, isRead: false, ticked: [], ...record, ...change, at: now.toISOString() };
}

/** Changes a part of what is stored, which another tab may have changed since it was shown. */
type ChangeRecord = (change: (stored: ModuleRecord | null) => Partial<ModuleRecord>) => void;

/** The record of a module; null on the server and during hydration. */
export function useModuleRecord(slug: string): [ModuleRecord | null, ChangeRecord] {
  const key = recordKey(slug);
  const text = useStored(key);
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
  const stored = useStoredAll(slugs.map(recordKey));
  return useMemo(() => {
    const records = slugs.flatMap((slug, index) => {
      const record = parseRecord(stored?.[index] ?? null);
      return record ? [[slug, record] as const] : [];
    });
    return Object.fromEntries(records);
  }, [slugs, stored]);
}
