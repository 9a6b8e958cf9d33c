import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import { readOnlyUids, requestUids } from '../../requests';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { strapiService } from '../../lib/strapi-services';
import { ministryAdminCode, prayerTeamCode, strapiRoles, superAdminCode, teamLeadCode } from '../../lib/role-codes';
import { giveGained, recordGiven, withGiven } from './gained-permissions';
import { openLanguages, openLanguagesAsAdded } from './open-languages';
import { explorer, ministryAdminPermissions, prayerTeamPermissions, singleTypes } from './role-permissions';

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
  {
    code: teamLeadCode,
    name: 'Team lead',
    description:
      'Give it together with Prayer team or Ministry admin: hears of requests that nobody touched for three days, and gives back those of other members.',
    permissions: () => [],
  },
];

/** Strapi gives its Editor and Author roles every content type, but requests are not for them. */
async function closeRequestsToStrapiRoles(strapi: Core.Strapi): Promise<void> {
  const permissions = strapiService(strapi, 'admin', 'permission');
  const found = await permissions.findMany({
    where: {
      subject: { $in: [...requestUids, ...readOnlyUids] },
      role: { code: { $in: strapiRoles } },
    },
  });
  await permissions.deleteByIds(found.map(({ id }) => id));
}

/**
 * Strapi gives super admins every permission. Those that the server refuses anyway are removed, so that the panel shows
 * no useless buttons; security does not depend on this.
 */
async function revokeUselessPermissions(strapi: Core.Strapi): Promise<void> {
  const permissions = strapiService(strapi, 'admin', 'permission');
  const makeOrDelete = [explorer('create'), explorer('delete')];
  const found = await permissions.findMany({
    where: {
      $or: [
        { role: { code: superAdminCode }, subject: { $in: requestUids }, action: { $in: makeOrDelete } },
        {
          role: { code: superAdminCode },
          subject: { $in: readOnlyUids },
          action: { $in: [...makeOrDelete, explorer('update')] },
        },
        { subject: { $in: singleTypes(strapi) }, action: explorer('delete') },
      ],
    },
  });
  const ownPages = await ownPagePermissions(strapi);
  await permissions.deleteByIds([...found.map(({ id }) => id), ...ownPages]);
}

/** Strapi's Author may change what the account created, which a page never is. */
async function ownPagePermissions(strapi: Core.Strapi): Promise<number[]> {
  const found = await table(strapi, 'admin::permission').findMany({
    where: {
      role: { code: { $in: strapiRoles } },
      subject: { $in: singleTypes(strapi) },
      action: { $in: ['create', 'update', 'publish'].map(explorer) },
    },
  });
  const isForCreators = (conditions: unknown) => Array.isArray(conditions) && conditions.includes('admin::is-creator');
  return found.filter(({ conditions }) => isForCreators(conditions)).map(({ id }) => id);
}

/** Creates the roles, or gives them what this release adds. Changes by a super admin are preserved. */
export async function createRoles(strapi: Core.Strapi): Promise<void> {
  const service = strapiService(strapi, 'admin', 'role');
  await withAdvisoryLock(strapi, 'roles', async () => {
    if (!(await service.exists({ code: prayerTeamCode }))) await closeRequestsToStrapiRoles(strapi);
    for (const { permissions, ...attributes } of roles) {
      const { code } = attributes;
      const all = permissions(strapi);
      const existing = await service.findOne({ code });
      if (existing === null) {
        const role = await service.create(attributes);
        await service.assignPermissions(role.id, all);
        await recordGiven(strapi, code, withGiven({}, all));
      } else {
        await giveGained(strapi, { id: existing.id, code }, all);
      }
    }
    await openLanguages(strapi);
    await revokeUselessPermissions(strapi);
  });
  openLanguagesAsAdded(strapi);
}

/** Strapi does not sanitize the list of roles, so `populate=users` would reveal password hashes. */
export function omitUsersFromRoles(strapi: Core.Strapi): void {
  const roleService = strapiService(strapi, 'admin', 'role');
  const findAll = roleService.findAllWithUsersCount;
  roleService.findAllWithUsersCount = ({ populate: _, ...query }) => findAll(query);
}
