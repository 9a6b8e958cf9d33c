import { isTime, parseObject } from '../../../lib/parse-object';
import { isSectionId, type SectionId } from './module-sections';

/** How far somebody has come in a module, on this device alone. */
export type ModuleRecord = {
  /** The section that was read last. */
  readonly section: SectionId | null;
  /** True if the last section was reached. */
  readonly isRead: boolean;
  /** The action items that are done, by their place from 0, so that both languages share them. */
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
    ticked: ticked.filter((place) => typeof place === 'number'),
    at,
  };
}

export function changedRecord(record: ModuleRecord | null, change: Partial<ModuleRecord>, now: Date): ModuleRecord {
  return { section: null, isRead: false, ticked: [], ...record, ...change, at: now.toISOString() };
}
