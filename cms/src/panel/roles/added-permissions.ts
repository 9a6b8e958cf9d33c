import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { exampleMark } from '../../content';
import { prayerRequestUid, requestUids } from '../../requests';
import { strapiService, type Permission } from '../../lib/strapi-services';

type Batch = {
  /** The key under which the database records that it was granted. */
  key: string;
  types?: readonly UID.ContentType[];
  /** New fields of these content types, or of any. */
  fields?: readonly string[];
  subjects?: readonly UID.ContentType[];
  /** New fields of components, wherever these stand. */
  nestedFields?: readonly string[];
};

/** Permissions added since the first release, oldest first. */
const batches: readonly Batch[] = [
  {
    key: 'given',
    subjects: requestUids,
    fields: ['urgent', 'followUpOn', 'closedAt', 'warnedAt', 'assigneeId', 'revision', 'prayerCount', 'lastPrayedAt'],
  },
  { key: 'phone-safety', subjects: ['api::counseling-request.counseling-request'], fields: ['phoneSafety'] },
  { key: 'captions', subjects: ['api::event-media.event-media'], fields: ['captionEs'] },
  { key: 'about', types: ['api::about-page.about-page'], fields: [exampleMark, 'concernEmail', 'gifts'] },
  { key: 'covers', subjects: ['api::article.article'], fields: ['cover', 'coverAlt'] },
  { key: 'translations', nestedFields: ['translation'] },
  { key: 'crisis-lines', types: ['api::crisis-line.crisis-line'], fields: ['showsCrisisLines'] },
  { key: 'answer-templates', types: ['api::answer-template.answer-template'] },
  { key: 'thanks', subjects: [prayerRequestUid], fields: ['thanks', 'thanksMayBeShared', 'thankedAt'] },
  { key: 'answered-prayers', subjects: ['api::home-page.home-page'], fields: ['answeredPrayers'] },
  { key: 'entered-requests', subjects: requestUids, fields: ['source', 'enteredBy'] },
  {
    key: 'giving-links',
    subjects: ['api::support-page.support-page'],
    fields: ['givingPakistanUrl', 'givingEcuadorUrl', 'givingGeneralUrl'],
  },
];

const heldSchema = v.object({
  id: v.number(),
  action: v.string(),
  subject: v.nullable(v.string()),
  properties: v.looseObject({ fields: v.optional(v.array(v.string())) }),
});

function isNew({ subjects, fields = [], nestedFields = [] }: Batch, subject: string | null, field: string): boolean {
  if (subjects !== undefined && !subjects.some((uid) => uid === subject)) return false;
  if (nestedFields.some((name) => field.endsWith(`.${name}`))) return true;
  // Permissions also name the fields of a component: `gifts.title`.
  return fields.some((name) => field === name || field.startsWith(`${name}.`));
}

/** Adds the fields that a newly created role would have to a permission. */
async function give(strapi: Core.Strapi, batch: Batch, roleId: number, wanted: Permission): Promise<void> {
  const { action, subject, properties, conditions } = wanted;
  const permissions = strapi.db.query('admin::permission');
  const found: unknown = await permissions.findOne({ where: { action, subject, role: { id: roleId } } });
  const held = v.parse(v.nullable(heldSchema), found);
  if (held === null) {
    if (!batch.types?.some((uid) => uid === subject)) return;
    await permissions.create({ data: { action, subject, properties, conditions, actionParameters: {}, role: roleId } });
    return;
  }
  const { fields } = held.properties;
  const later = (properties.fields ?? []).filter((field) => isNew(batch, subject, field) && !fields?.includes(field));
  if (fields === undefined || later.length === 0) return;
  await permissions.update({
    where: { id: held.id },
    data: { properties: { ...held.properties, fields: [...fields, ...later] } },
  });
}

/**
 * Grants existing roles the content types and fields added since they were created, each once. Otherwise accounts of an
 * older site would not see them in the panel. Later changes by a super admin are preserved.
 */
export async function grantAddedPermissions(
  strapi: Core.Strapi,
  roles: readonly { code: string; permissions: (strapi: Core.Strapi) => Permission[] }[],
): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'request-fields' });
  for (const batch of batches) {
    if (await store.get({ key: batch.key })) continue;
    for (const { code, permissions } of roles) {
      const role = await strapiService(strapi, 'admin', 'role').findOne({ code });
      if (role === null) continue;
      const wanted = permissions(strapi).filter(
        ({ subject, properties }) =>
          batch.types?.some((uid) => uid === subject) ||
          properties.fields?.some((field) => isNew(batch, subject, field)),
      );
      for (const permission of wanted) await give(strapi, batch, role.id, permission);
    }
    await store.set({ key: batch.key, value: true });
  }
}
