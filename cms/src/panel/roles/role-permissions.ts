import type { Core, Struct } from '@strapi/strapi';
import { builtInLocales } from '../../contracts/language';
import { isLocalized } from '../../content';
import { notConfidential, prayerRequestUid, type RequestUid, requestUids, teamFields } from '../../requests';
import { strapiService, type Permission } from '../../lib/strapi-services';
import { isContent, isPage } from '../../site-types';

export const explorer = (action: string) => `plugin::content-manager.explorer.${action}`;

function permission(action: string, subject: string | null, rest: Partial<Permission> = {}): Permission {
  return { action, subject, properties: {}, conditions: [], ...rest };
}

function requestPermissions(strapi: Core.Strapi, uid: RequestUid, conditions: string[]): Permission[] {
  const attributes: Readonly<Record<string, object>> = strapi.contentType(uid).attributes;
  const fields = Object.entries(attributes)
    .filter(([, attribute]) => !('configurable' in attribute && attribute.configurable === false))
    .map(([name]) => name);
  return [
    permission(explorer('read'), uid, { properties: { fields }, conditions }),
    permission(explorer('update'), uid, { properties: { fields: teamFields }, conditions }),
  ];
}

/** Reads all requests and changes their status and notes; nothing else. */
export function prayerTeamPermissions(strapi: Core.Strapi): Permission[] {
  return requestUids.flatMap((uid) => requestPermissions(strapi, uid, []));
}

export function localizedTypes(strapi: Core.Strapi): string[] {
  const types: readonly Struct.ContentTypeSchema[] = Object.values(strapi.contentTypes);
  return types.filter((type) => isContent(type.uid) && isLocalized(type)).map(({ uid }) => uid);
}

function contentPermissions(strapi: Core.Strapi): Permission[] {
  const localized = localizedTypes(strapi);
  const locales = [...builtInLocales];

  const actions = strapiService(strapi, 'admin', 'permission').actionProvider.values();
  const permissions = strapiService(strapi, 'admin', 'content-type').getPermissionsWithNestedFields(
    actions
      .filter(({ section }) => section === 'contentTypes')
      .map((action) => ({ ...action, subjects: action.subjects.filter(isContent) })),
  );
  // Nobody may delete a page, because its address would answer 404.
  const allowed = permissions.filter(
    ({ action, subject }) => action !== explorer('delete') || subject === null || !isPage(subject),
  );
  return allowed.map(({ action, subject, properties: { fields } }) =>
    permission(action, subject, {
      properties: {
        ...(fields ? { fields } : {}),
        ...(subject !== null && localized.includes(subject) ? { locales } : {}),
      },
    }),
  );
}

const mediaPermissions = [
  'plugin::upload.read',
  'plugin::upload.assets.create',
  'plugin::upload.assets.update',
  'plugin::upload.assets.download',
  'plugin::upload.assets.copy-link',
].map((action) => permission(action, null));

/** All content and media, contact and counseling requests, and non-confidential prayer requests. */
export function ministryAdminPermissions(strapi: Core.Strapi): Permission[] {
  return [
    ...contentPermissions(strapi),
    ...mediaPermissions,
    permission('plugin::i18n.locale.read', null),
    ...requestUids.flatMap((uid) => requestPermissions(strapi, uid, uid === prayerRequestUid ? [notConfidential] : [])),
  ];
}
