import * as v from 'valibot';
import { restoredSchema } from './content-version';
import { dayMs } from './day';

/**
 * GET trashPath and `/references/:uid/:entryId?language=`; POST `/entries/:id/restore`, DELETE `/entries/:id`; `/files`
 * too.
 */
export const trashPath = '/admin/trash';

export const trashDays = 30;

export function daysLeft(deletedAt: string, now: number): number {
  return Math.max(0, Math.ceil((new Date(deletedAt).getTime() + trashDays * dayMs - now) / dayMs));
}

const trashedEntrySchema = v.object({
  id: v.number(),
  uid: v.string(),
  /** Null if nothing names the entry. */
  title: v.nullable(v.string()),
  languages: v.array(v.string()),
  deletedAt: v.string(),
  accountName: v.nullable(v.string()),
});
export type TrashedEntry = v.InferOutput<typeof trashedEntrySchema>;

const trashedFileSchema = v.object({
  id: v.number(),
  name: v.string(),
  /** `superseded`: a newer upload has the same name, which is what the site looks for. */
  reason: v.picklist(['replaced', 'deleted', 'superseded']),
  keptAt: v.string(),
  accountName: v.nullable(v.string()),
});
export type TrashedFile = v.InferOutput<typeof trashedFileSchema>;

/** What the account may bring back, the newest first. */
export const trashSchema = v.object({ entries: v.array(trashedEntrySchema), files: v.array(trashedFileSchema) });
export type Trash = v.InferOutput<typeof trashSchema>;

export const broughtBackSchema = v.object({
  ...restoredSchema.entries,
  uid: v.string(),
  documentId: v.string(),
  languages: v.array(v.string()),
  /** Languages that were written anew meanwhile, and were left as they are. */
  existing: v.array(v.string()),
});
export type BroughtBack = v.InferOutput<typeof broughtBackSchema>;

const referringEntrySchema = v.object({
  uid: v.string(),
  documentId: v.string(),
  language: v.nullable(v.string()),
  title: v.nullable(v.string()),
});
export type ReferringEntry = v.InferOutput<typeof referringEntrySchema>;

export const referringEntriesSchema = v.object({ references: v.array(referringEntrySchema) });
