import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { PresentedEntry } from './present-entry';

export type Present = (entry: PresentedEntry) => unknown;

/**
 * The entry in its last shape, or nothing when it is not what its contract says, as one stored before a rule existed may
 * be: one such entry must not take all the others away. The log names it, and says nothing of what is in it.
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
    const fields = [...new Set(error.issues.map((issue) => v.getDotPath(issue) ?? 'the entry'))].join(', ');
    strapi.log.error(
      `${uid} ${String(entry['documentId'])} (${String(entry['locale'])}) is left out of answers: ${fields}`,
    );
    return undefined;
  }
}
