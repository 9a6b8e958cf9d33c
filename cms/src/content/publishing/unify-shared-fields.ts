import type { Core, Struct, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { sharedFields } from './shared-fields';
import { sharedValue } from './shared-value';

const rowSchema = v.looseObject({
  id: v.number(),
  documentId: v.string(),
  locale: v.string(),
  publishedAt: v.unknown(),
});
type Row = v.InferOutput<typeof rowSchema>;

const namesSchema = v.fallback(v.array(v.string()), []);

/** The languages of one version of a document: its drafts, or what is published. */
function versionsOf(rows: readonly Row[]): Row[][] {
  const versions = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.documentId} ${row.publishedAt === null ? 'draft' : 'published'}`;
    versions.set(key, [...(versions.get(key) ?? []), row]);
  }
  return [...versions.values()];
}

async function unifyType(strapi: Core.Strapi, uid: UID.ContentType, fields: readonly string[]): Promise<void> {
  const found: unknown = await strapi.db.query(uid).findMany({
    select: ['id', 'documentId', 'locale', 'publishedAt', ...fields],
  });
  for (const rows of versionsOf(v.parse(v.array(rowSchema), found))) {
    const shared = fields.map((field) => ({ field, ...sharedValue(rows, field) }));
    for (const row of rows) {
      const changed = shared.filter(({ field, value }) => (row[field] ?? null) !== value);
      if (changed.length === 0) continue;
      const data = Object.fromEntries(changed.map(({ field, value }) => [field, value]));
      await strapi.db.query(uid).updateMany({ where: { id: row.id }, data });
    }
    const disputed = shared.filter(({ isDisputed }) => isDisputed).map(({ field }) => field);
    if (disputed.length > 0) {
      strapi.log.warn(
        `${uid} ${rows[0]?.documentId ?? ''}: the languages differed in ${disputed.join(', ')}. English now counts for both; please check.`,
      );
    }
  }
}

/**
 * Gives both languages one value where a field has become shared since the last start. Drafts and published entries
 * are each unified among themselves, so that nothing unpublished is published.
 */
export async function unifySharedFields(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'shared-fields' });
  await withAdvisoryLock(strapi, 'shared-fields', async () => {
    const types: readonly Struct.ContentTypeSchema[] = Object.values(strapi.contentTypes);
    for (const { uid } of types) {
      if (!uid.startsWith('api::')) continue;
      const fields = sharedFields(strapi, uid);
      const known = v.parse(namesSchema, await store.get({ key: uid }));
      const added = fields.filter((field) => !known.includes(field));
      if (added.length === 0) continue;
      await unifyType(strapi, uid, added);
      await store.set({ key: uid, value: fields });
    }
  });
}
