import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import * as v from 'valibot';
import { builtInLocales } from '../../api/language/contract';
import { ministryAdminCode, strapiRoles } from '../../lib/role-codes';
import { localizedTypes } from './role-permissions';

const localeUid = 'plugin::i18n.locale';
const codesSchema = v.pipe(
  v.nullish(v.array(v.string())),
  v.transform((codes) => codes ?? []),
);
const propertiesSchema = v.record(v.string(), v.unknown());

/**
 * Strapi gives its own roles no language, so their lists would be empty. Done once for each language, because an
 * administrator may take it back.
 */
export async function openLanguages(strapi: Core.Strapi): Promise<void> {
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
export function openLanguagesAsAdded(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({ models: [localeUid], afterCreate: () => openLanguages(strapi) });
}
