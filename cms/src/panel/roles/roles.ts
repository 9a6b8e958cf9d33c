import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { builtInLocales } from '../../contracts/language';
import { withAdvisoryLock } from '../../lib/advisory-lock';
import { ministryAdminCode, prayerTeamCode, strapiRoles, superAdminCode, teamLeadCode } from '../../lib/viewer';
import { strapiService } from '../../lib/strapi-services';
import { table } from '../../lib/table';
import { readOnlyUids, requestUids } from '../../requests';
import { pageUids } from '../../site-types';
import { giveGained, recordGiven, withGiven } from './gained-permissions';
import { explorer, localizedTypes, ministryAdminPermissions, prayerTeamPermissions } from './role-permissions';

const localeUid = 'plugin::i18n.locale';
const codesSchema = v.pipe(
  v.nullish(v.array(v.string())),
  v.transform((codes) => codes ?? []),
);
const propertiesSchema = v.record(v.string(), v.unknown());

/** Strapi gives its roles no language, so lists would be empty. Once per language: an admin may take it back. */
async function openLanguages(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'strapi-roles' });
  const opened = v.parse(codesSchema, await store.get({ key: 'languages' }));
  const existing = (await table(strapi, localeUid).findMany()).flatMap(({ code }) => code ?? []);
  const added = [...new Set([...builtInLocales, ...existing])].filter((code) => !opened.includes(code));
  if (added.length === 0) return;
  const permissions = table(strapi, 'admin::permission');
  const found = await permissions.findMany({
    where: { subject: { $in: localizedTypes(strapi) }, role: { code: { $in: [...strapiRoles, ministryAdminCode] } } },
  });
  for (const { id, properties: stored } of found) {
    const properties = v.parse(propertiesSchema, stored);
    const locales = [...new Set([...v.parse(codesSchema, properties['locales']), ...added])];
    await permissions.update({ where: { id }, data: { properties: { ...properties, locales } } });
  }
  await store.set({ key: 'languages', value: [...opened, ...added] });
}

/** Editors can write in a language as soon as a super admin has added it. */
function openLanguagesAsAdded(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({ models: [localeUid], afterCreate: () => openLanguages(strapi) });
}

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

/** For show: Strapi gives super admins every permission, and those that are refused anyway would be useless buttons. */
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
        { subject: { $in: [...pageUids] }, action: explorer('delete') },
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
      subject: { $in: [...pageUids] },
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
