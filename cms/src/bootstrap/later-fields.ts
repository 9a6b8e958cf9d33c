import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { eventMediaUid } from '../api/event-media/media-rows';
import { requestUids } from '../api/submission/request-uids';
import { ministryAdminCode, prayerTeamCode } from './role-codes';
import { explorer, teamFields } from './role-permissions';

type Batch = {
  /** By which the database knows that it has been given. */
  key: string;
  subjects: readonly UID.ContentType[];
  fields: readonly string[];
  /** Those of them that are written in the panel. */
  written: readonly string[];
};

/** What content types were given after the first databases were made, in the order of its coming. */
const batches: readonly Batch[] = [
  {
    key: 'given',
    subjects: requestUids,
    fields: ['urgent', 'followUpOn', 'closedAt', 'warnedAt', 'assigneeId', 'revision', 'prayerCount', 'lastPrayedAt'],
    written: teamFields,
  },
  {
    key: 'phone-safety',
    subjects: ['api::counseling-request.counseling-request'],
    fields: ['phoneSafety'],
    written: [],
  },
  { key: 'captions', subjects: [eventMediaUid], fields: ['captionEs'], written: ['captionEs'] },
];

const permissionSchema = v.object({
  id: v.number(),
  action: v.string(),
  properties: v.looseObject({ fields: v.optional(v.array(v.string()), []) }),
});

async function give(strapi: Core.Strapi, subject: UID.ContentType, { fields, written }: Batch): Promise<void> {
  const permissions = strapi.db.query('admin::permission');
  const found: unknown = await permissions.findMany({
    where: {
      subject,
      action: { $in: [explorer('read'), explorer('create'), explorer('update')] },
      role: { code: { $in: [ministryAdminCode, prayerTeamCode] } },
    },
  });
  for (const { id, action, properties } of v.parse(v.array(permissionSchema), found)) {
    const later = fields.filter(
      (field) =>
        field in strapi.contentType(subject).attributes && (action === explorer('read') || written.includes(field)),
    );
    const all = [...new Set([...properties.fields, ...later])];
    await permissions.update({ where: { id }, data: { properties: { ...properties, fields: all } } });
  }
}

/** Roles that were made before a field was are given it once; without it their forms would save from a blind spot. */
export async function giveLaterFields(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'request-fields' });
  for (const batch of batches) {
    if (await store.get({ key: batch.key })) continue;
    for (const subject of batch.subjects) await give(strapi, subject, batch);
    await store.set({ key: batch.key, value: true });
  }
}
