import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { requestUids } from '../api/submission/request-uids';
import { exclusively } from '../lib/exclusively';
import { adminService } from '../lib/strapi-services';
import { ministryAdminCode, prayerTeamCode, superAdminCode } from './role-codes';
import { readOnlyUids } from './read-only-tables';
import { explorer, ministryAdminPermissions, prayerTeamPermissions, teamFields } from './role-permissions';

const roles = [
  {
    code: ministryAdminCode,
    name: 'Ministry admin',
    description:
      'Content, media, timeline, contact and counseling requests, and prayer requests that are not confidential.',
    permissions: ministryAdminPermissions,
  },
  {
    code: prayerTeamCode,
    name: 'Prayer team',
    description: 'Reads all requests, including confidential ones, and updates their status and notes.',
    permissions: prayerTeamPermissions,
  },
];

/** Strapi's own Editor and Author start out with every content type; what people confide is not for them. */
async function closeRequestsToStrapiRoles(strapi: Core.Strapi): Promise<void> {
  const permissions = adminService(strapi, 'permission');
  const found = await permissions.findMany({
    where: {
      subject: { $in: [...requestUids, ...readOnlyUids] },
      role: { code: { $in: ['strapi-editor', 'strapi-author'] } },
    },
  });
  await permissions.deleteByIds(found.map(({ id }) => id));
}

/** What requests were given after the first databases were made. */
const laterFields = [
  'urgent',
  'followUpOn',
  'closedAt',
  'warnedAt',
  'assigneeId',
  'revision',
  'prayerCount',
  'lastPrayedAt',
];

const permissionSchema = v.object({
  id: v.number(),
  action: v.string(),
  subject: v.picklist(requestUids),
  properties: v.looseObject({ fields: v.optional(v.array(v.string()), []) }),
});

/** Roles that were made before a field was are given it once; without it their forms would save from a blind spot. */
async function giveLaterFields(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'request-fields' });
  if (await store.get({ key: 'given' })) return;
  const permissions = strapi.db.query('admin::permission');
  const found: unknown = await permissions.findMany({
    where: {
      subject: { $in: requestUids },
      action: { $in: [explorer('read'), explorer('update')] },
      role: { code: { $in: [ministryAdminCode, prayerTeamCode] } },
    },
  });
  for (const { id, action, subject, properties } of v.parse(v.array(permissionSchema), found)) {
    const later = laterFields.filter(
      (field) =>
        field in strapi.contentType(subject).attributes && (action === explorer('read') || teamFields.includes(field)),
    );
    const fields = [...new Set([...properties.fields, ...later])];
    await permissions.update({ where: { id }, data: { properties: { ...properties, fields } } });
  }
  await store.set({ key: 'given', value: true });
}

/**
 * Strapi gives super admins every permission at each start. Those that nobody has are taken away again, so that the
 * panel shows no buttons that only refuse; that it refuses does not hang on this.
 */
async function takeBackWhatNobodyMay(strapi: Core.Strapi): Promise<void> {
  const permissions = adminService(strapi, 'permission');
  const makeOrDelete = [explorer('create'), explorer('delete')];
  const found = await permissions.findMany({
    where: {
      role: { code: superAdminCode },
      $or: [
        { subject: { $in: requestUids }, action: { $in: makeOrDelete } },
        { subject: { $in: readOnlyUids }, action: { $in: [...makeOrDelete, explorer('update')] } },
      ],
    },
  });
  await permissions.deleteByIds(found.map(({ id }) => id));
}

/** Makes the roles once. Whatever a super admin changes in the panel afterwards stays as he left it. */
export async function createRoles(strapi: Core.Strapi): Promise<void> {
  const service = adminService(strapi, 'role');
  await exclusively(strapi, 'roles', async () => {
    for (const { permissions, ...attributes } of roles) {
      if (await service.exists({ code: attributes.code })) continue;
      await closeRequestsToStrapiRoles(strapi);
      const role = await service.create(attributes);
      await service.assignPermissions(role.id, permissions(strapi));
    }
    await giveLaterFields(strapi);
    await takeBackWhatNobodyMay(strapi);
  });
}
