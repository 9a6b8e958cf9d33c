import type { Core } from '@strapi/strapi';
import { builtInLocales } from '../../api/language/contract';
import {
  isRequestUid,
  notConfidential,
  prayerRequestUid,
  readOnlyUids,
  type RequestUid,
  requestUids,
  teamFields,
} from '../../requests';
import { strapiService, type Permission } from '../../lib/strapi-services';

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

function option(options: object | undefined, plugin: string, name: string): unknown {
  const settings: unknown = options && Reflect.get(options, plugin);
  return typeof settings === 'object' && settings !== null ? Reflect.get(settings, name) : undefined;
}

type ContentType = { uid: string; kind: string; pluginOptions?: object };

function isContent({ uid, pluginOptions }: ContentType): boolean {
  const hidden = option(pluginOptions, 'content-manager', 'visible') === false;
  return uid.startsWith('api::') && !isRequestUid(uid) && !readOnlyUids.includes(uid) && !hidden;
}

function isLocalized({ pluginOptions }: ContentType): boolean {
  return option(pluginOptions, 'i18n', 'localized') === true;
}

/** Pages, which nobody may delete, because their addresses would answer 404. */
export function singleTypes(strapi: Core.Strapi): string[] {
  const contentTypes: readonly ContentType[] = Object.values(strapi.contentTypes);
  return contentTypes.filter((type) => isContent(type) && type.kind === 'singleType').map(({ uid }) => uid);
}

/** Content that has a text for each language. */
export function localizedTypes(strapi: Core.Strapi): string[] {
  const contentTypes: readonly ContentType[] = Object.values(strapi.contentTypes);
  return contentTypes.filter((type) => isContent(type) && isLocalized(type)).map(({ uid }) => uid);
}

/** All content in every language. */
function contentPermissions(strapi: Core.Strapi): Permission[] {
  const contentTypes: readonly ContentType[] = Object.values(strapi.contentTypes);
  const content = contentTypes.filter(isContent);
  const uids = content.map(({ uid }) => uid);
  const localized = localizedTypes(strapi);
  const locales = [...builtInLocales];

  const actions = strapiService(strapi, 'admin', 'permission').actionProvider.values();
  const permissions = strapiService(strapi, 'admin', 'content-type').getPermissionsWithNestedFields(
    actions
      .filter(({ section }) => section === 'contentTypes')
      .map((action) => ({ ...action, subjects: action.subjects.filter((uid) => uids.includes(uid)) })),
  );
  const pages = singleTypes(strapi);
  const allowed = permissions.filter(
    ({ action, subject }) => action !== explorer('delete') || subject === null || !pages.includes(subject),
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
