import type { Core } from '@strapi/strapi';
import { isRequestUid, prayerRequestUid, requestUids, type RequestUid } from '../api/submission/request-uids';
import { notConfidential } from './conditions';

export type Permission = {
  action: string;
  subject: string | null;
  properties: { fields?: string[]; locales?: string[] };
  conditions: string[];
};

/** What the team may write on a request; everything else stays as it was sent. */
export const teamFields = ['reviewStatus', 'teamNotes', 'quarantined'];

const explorer = (action: string) => `plugin::content-manager.explorer.${action}`;

function permission(action: string, subject: string | null, rest: Partial<Permission> = {}): Permission {
  return { action, subject, properties: {}, conditions: [], ...rest };
}

function requestPermissions(strapi: Core.Strapi, uid: RequestUid, conditions: string[]): Permission[] {
  const fields = Object.entries(strapi.contentType(uid).attributes)
    .filter(([, attribute]) => !('configurable' in attribute && attribute.configurable === false))
    .map(([name]) => name);
  return [
    permission(explorer('read'), uid, { properties: { fields }, conditions }),
    permission(explorer('update'), uid, { properties: { fields: teamFields }, conditions }),
  ];
}

/** Reads every kind of request, changes status and notes, and nothing else. */
export function prayerTeamPermissions(strapi: Core.Strapi): Permission[] {
  return requestUids.flatMap((uid) => requestPermissions(strapi, uid, []));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

type ContentType = Core.Strapi['contentTypes'][keyof Core.Strapi['contentTypes']];

function isContent({ uid, pluginOptions }: ContentType): boolean {
  const panel = pluginOptions?.['content-manager'];
  return uid.startsWith('api::') && !isRequestUid(uid) && !(isRecord(panel) && panel['visible'] === false);
}

function isLocalized({ pluginOptions }: ContentType): boolean {
  const i18n = pluginOptions?.['i18n'];
  return isRecord(i18n) && i18n['localized'] === true;
}

type Action = { actionId: string; section: string; subjects: string[] };

/** All content in every language. */
async function contentPermissions(strapi: Core.Strapi): Promise<Permission[]> {
  const content = Object.values(strapi.contentTypes).filter(isContent);
  const uids = content.map(({ uid }): string => uid);
  const localized = content.filter(isLocalized).map(({ uid }): string => uid);
  const languages: { code: string }[] = await strapi.plugin('i18n').service('locales').find();
  const locales = languages.map(({ code }) => code);

  const actions: Action[] = strapi.service('admin::permission').actionProvider.values();
  const permissions: Permission[] = strapi
    .service('admin::content-type')
    .getPermissionsWithNestedFields(
      actions
        .filter(({ section }) => section === 'contentTypes')
        .map((action) => ({ ...action, subjects: action.subjects.filter((uid) => uids.includes(uid)) })),
    );
  return permissions.map(({ action, subject, properties: { fields } }) =>
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

/** All content and media, contact and counseling requests, and prayer requests that are not confidential. */
export async function ministryAdminPermissions(strapi: Core.Strapi): Promise<Permission[]> {
  return [
    ...(await contentPermissions(strapi)),
    ...mediaPermissions,
    permission('plugin::i18n.locale.read', null),
    ...requestUids.flatMap((uid) => requestPermissions(strapi, uid, uid === prayerRequestUid ? [notConfidential] : [])),
  ];
}
