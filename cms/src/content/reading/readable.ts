import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { readsDrafts } from '../preview/draft-reading';
import type { PresentedEntry } from './present-entry';

export type Present = (entry: PresentedEntry) => unknown;

/**
 * The entry, or undefined if it does not match its contract, as older entries may. One such entry must not take down
 * the whole list. The log names it without its content.
 */
export async function presentReadable(
  strapi: Core.Strapi,
  uid: string,
  entry: PresentedEntry,
  present: Present,
): Promise<unknown> {
  try {
    return await present(entry);
  } catch (error) {
    if (!v.isValiError(error)) {
      throw error;
    }
    // Drafts are often incomplete.
    if (readsDrafts(strapi, uid)) {
      return undefined;
    }
    const fields = [...new Set(error.issues.map((issue) => v.getDotPath(issue) ?? 'the entry'))].join(', ');
    strapi.log.error(
      `${uid} ${String(entry['documentId'])} (${String(entry['locale'])}) is left out of answers: ${fields}`,
    );
    return undefined;
  }
}
