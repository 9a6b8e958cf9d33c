import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { formerEntries, formerLinesKey, formerLinesSchema, formerLinesStore } from './former-lines';

const uid = 'api::crisis-line.crisis-line';

/** Turns the lines that `copyFormerLines` copied into published entries, once. */
export async function createFormerLines(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store(formerLinesStore);
  await withAdvisoryLock(strapi, 'former-crisis-lines', async () => {
    const stored: unknown = await store.get({ key: formerLinesKey });
    if (stored === null || stored === undefined) return;
    const entries = formerEntries(v.parse(formerLinesSchema, stored));
    for (const { words, ...shared } of entries) {
      let documentId: string | undefined;
      for (const [locale, { name, note }] of words) {
        // Earlier editions did not ask what a line is for; an editor can set it.
        const data = { ...shared, name, ...(note === null ? {} : { note }), kind: 'emergency' as const };
        if (documentId === undefined) ({ documentId } = await strapi.documents(uid).create({ locale, data }));
        else await strapi.documents(uid).update({ documentId, locale, data });
        await strapi.documents(uid).publish({ documentId, locale });
      }
    }
    await store.delete({ key: formerLinesKey });
    strapi.log.info(`${entries.length} crisis lines of the site settings have become entries of their own`);
  });
}
