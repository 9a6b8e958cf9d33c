import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { exampleMark } from '../api/content/schema-fields';
import { exclusively } from '../lib/exclusively';
import { adminService, type Permission } from '../lib/strapi-services';
import { ministryAdminCode } from './role-codes';
import { ministryAdminPermissions } from './role-permissions';

/** What came after the role was first made: whole content types, and fields of others. */
const laterTypes: readonly UID.ContentType[] = ['api::about-page.about-page', 'api::crisis-line.crisis-line'];
const laterFields = [exampleMark, 'concernEmail', 'gifts', 'showsCrisisLines'];

const heldSchema = v.object({
  id: v.number(),
  action: v.string(),
  subject: v.nullable(v.string()),
  properties: v.looseObject({ fields: v.optional(v.array(v.string())) }),
});

const isLater = (field: string) => laterFields.some((name) => field === name || field.startsWith(`${name}.`));

/**
 * Gives a role that was made before some content existed what a new one gets with it, once. Without it the ministry admin
 * of an older site would find neither the page nor the fields in the panel.
 */
export async function giveLaterContent(strapi: Core.Strapi): Promise<void> {
  await exclusively(strapi, 'roles', async () => {
    const store = strapi.store({ type: 'core', name: 'content-permissions' });
    if (await store.get({ key: 'given' })) return;
    const role = await adminService(strapi, 'role').findOne({ code: ministryAdminCode });
    if (role !== null) {
      const table = strapi.db.query('admin::permission');
      const held = v.parse(v.array(heldSchema), await table.findMany({ where: { role: { id: role.id } } }));
      for (const permission of ministryAdminPermissions(strapi)) await give(table, held, permission, role.id);
    }
    await store.set({ key: 'given', value: true });
  });
}

async function give(
  table: ReturnType<Core.Strapi['db']['query']>,
  held: readonly v.InferOutput<typeof heldSchema>[],
  { action, subject, properties, conditions }: Permission,
  roleId: number,
): Promise<void> {
  const own = held.find((one) => one.action === action && one.subject === subject);
  if (own === undefined) {
    if (!laterTypes.some((uid) => uid === subject)) return;
    await table.create({ data: { action, subject, properties, conditions, actionParameters: {}, role: roleId } });
    return;
  }
  const fields = own.properties.fields;
  const later = (properties.fields ?? []).filter((field) => isLater(field) && !fields?.includes(field));
  if (fields === undefined || later.length === 0) return;
  await table.update({
    where: { id: own.id },
    data: { properties: { ...own.properties, fields: [...fields, ...later] } },
  });
}
