import type { Core } from '@strapi/strapi';
import { requestUids } from '../api/submission/request-uids';
import { exclusively } from '../lib/exclusively';
import { adminService } from '../lib/strapi-services';
import { ministryAdminPermissions, prayerTeamPermissions } from './role-permissions';

export const superAdminCode = 'strapi-super-admin';
export const ministryAdminCode = 'ministry-admin';
export const prayerTeamCode = 'prayer-team';

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
    description: 'Reads all requests, confidential ones too, and keeps their status and notes.',
    permissions: prayerTeamPermissions,
  },
];

/** Strapi's own Editor and Author start out with every content type; what people confide is not for them. */
async function closeRequestsToStrapiRoles(strapi: Core.Strapi): Promise<void> {
  const permissions = adminService(strapi, 'permission');
  const found = await permissions.findMany({
    where: { subject: { $in: requestUids }, role: { code: { $in: ['strapi-editor', 'strapi-author'] } } },
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
  });
}
