import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { readsDrafts } from '../preview/draft-reading';
import type { PresentedEntry } from './present-entry';

export type Present<Presented = unknown> = (entry: PresentedEntry) => Presented | Promise<Presented>;

/**
 * Undefined if it does not match its contract, so that one older entry does not take down the list. The log omits its
 * content.
 */
export async function presentReadable<Presented>(
  strapi: Core.Strapi,
  uid: string,
  entry: PresentedEntry,
  present: Present<Presented>,
): Promise<Presented | undefined> {
  try {
    return await present(entry);
  } catch (error) {
    if (!v.isValiError(error)) throw error;
    // Drafts are often incomplete.
    if (readsDrafts(strapi, uid)) return undefined;
    const fields = [...new Set(error.issues.map((issue) => v.getDotPath(issue) ?? 'the entry'))].join(', ');
    strapi.log.error(
      `${uid} ${String(entry['documentId'])} (${String(entry['locale'])}) is left out of answers: ${fields}`,
    );
    return undefined;
  }
}
