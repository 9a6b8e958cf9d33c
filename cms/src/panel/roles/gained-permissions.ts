import type { Core } from '@strapi/strapi';
import { table } from '../../lib/table';
import * as v from 'valibot';
import type { Permission } from '../../lib/strapi-services';

/** The fields of each permission, by its action and subject. */
const givenSchema = v.record(v.string(), v.array(v.string()));
type Given = v.InferOutput<typeof givenSchema>;

const keyOf = ({ action, subject }: Permission) => `${action} ${subject ?? ''}`;

export function withGiven(given: Given, permissions: readonly Permission[]): Given {
  const added = permissions.map((permission): [string, string[]] => {
    const key = keyOf(permission);
    return [key, [...new Set([...(given[key] ?? []), ...(permission.properties.fields ?? [])])]];
  });
  return { ...given, ...Object.fromEntries(added) };
}

type Gained = { permission: Permission; isNew: boolean; fields: string[] };

/** The permissions that were not given yet, and those that name fields which were not. */
export function gainedPermissions(given: Given, permissions: readonly Permission[]): Gained[] {
  return permissions.flatMap((permission) => {
    const known = given[keyOf(permission)];
    const fields = (permission.properties.fields ?? []).filter((field) => !known?.includes(field));
    return known === undefined || fields.length > 0 ? [{ permission, isNew: known === undefined, fields }] : [];
  });
}

const propertiesSchema = v.looseObject({ fields: v.optional(v.array(v.string())) });

async function give(strapi: Core.Strapi, role: number, { permission, isNew, fields }: Gained): Promise<void> {
  const { action, subject } = permission;
  const permissions = table(strapi, 'admin::permission');
  const held = await permissions.findOne({ where: { action, subject, role: { id: role } } });
  if (held === null) {
    // One that was given before and is gone was taken back by a super admin.
    if (isNew) await permissions.create({ data: { ...permission, actionParameters: {}, role } });
    return;
  }
  const properties = v.parse(propertiesSchema, held.properties);
  if (properties.fields === undefined) return;
  const all = [...new Set([...properties.fields, ...fields])];
  await permissions.update({ where: { id: held.id }, data: { properties: { ...properties, fields: all } } });
}

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'core', name: 'role-permissions' });

/** Records what a role was given, so that no start gives it again after a super admin has taken it back. */
export async function recordGiven(strapi: Core.Strapi, code: string, given: Given): Promise<void> {
  await storeOf(strapi).set({ key: code, value: given });
}

export async function giveGained(
  strapi: Core.Strapi,
  role: { id: number; code: string },
  permissions: readonly Permission[],
): Promise<void> {
  const given = v.parse(givenSchema, (await storeOf(strapi).get({ key: role.code })) ?? {});
  const gained = gainedPermissions(given, permissions);
  if (gained.length === 0) return;
  for (const each of gained) await give(strapi, role.id, each);
  await recordGiven(strapi, role.code, withGiven(given, permissions));
}
