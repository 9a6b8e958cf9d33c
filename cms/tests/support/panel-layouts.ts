import * as v from 'valibot';
import { succeed } from './http';
import type { OwnCms } from './own-cms';

const editSchema = v.looseObject({ label: v.optional(v.string()), description: v.optional(v.string()) });
const configurationSchema = v.object({
  settings: v.looseObject({ mainField: v.string(), defaultSortBy: v.string(), defaultSortOrder: v.string() }),
  metadatas: v.record(v.string(), v.object({ edit: editSchema, list: editSchema })),
  layouts: v.object({ list: v.array(v.string()), edit: v.array(v.array(v.looseObject({ name: v.string() }))) }),
});
const answerSchema = v.object({
  data: v.object({ contentType: configurationSchema, components: v.record(v.string(), configurationSchema) }),
});

export type PanelConfiguration = v.InferOutput<typeof configurationSchema>;

/** How the panel shows this content type, and the components in it. */
export async function panelConfiguration(uid: string, token: string, url?: string) {
  const path = `/content-manager/content-types/${uid}/configuration`;
  const { json } = await succeed(path, { token, ...(url ? { url } : {}) });
  return v.parse(answerSchema, json).data;
}

export const fieldsOf = ({ layouts }: PanelConfiguration) => layouts.edit.flatMap((row) => row.map(({ name }) => name));

const storedSchema = v.looseObject({
  metadatas: v.record(v.string(), v.unknown()),
  layouts: v.looseObject({ list: v.array(v.string()), edit: v.array(v.array(v.looseObject({ name: v.string() }))) }),
});
const appliedSchema = v.object({
  fields: v.array(v.string()),
  layout: v.looseObject({ form: v.array(v.record(v.string(), v.unknown())) }),
});

const keyOf = {
  configuration: (uid: string) => `plugin_content_manager_configuration_content_types::${uid}`,
  applied: (uid: string) => `core_panel-views_${uid}`,
};

/** Rewrites what Strapi stores under a key. */
export async function rewriteStored<T>(
  { query }: OwnCms,
  key: string,
  schema: v.GenericSchema<unknown, T>,
  change: (value: T) => unknown,
) {
  const [row] = await query(`SELECT value FROM strapi_core_store_settings WHERE key = '${key}'`);
  const value = JSON.stringify(change(v.parse(schema, JSON.parse(String(row?.['value'])))));
  await query(`UPDATE strapi_core_store_settings SET value = '${value.replaceAll("'", "''")}' WHERE key = '${key}'`);
}

/** Restores the state of a release without these fields. */
export async function takeBack(cms: OwnCms, uid: string, fields: readonly string[]): Promise<void> {
  const remains = (name: string) => !fields.includes(name);
  const withoutFields = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => remains(name)));
  await rewriteStored(cms, keyOf.configuration(uid), storedSchema, ({ metadatas, layouts, ...rest }) => ({
    ...rest,
    metadatas: withoutFields(metadatas),
    layouts: {
      list: layouts.list.filter(remains),
      edit: layouts.edit.map((row) => row.filter(({ name }) => remains(name))).filter((row) => row.length > 0),
    },
  }));
  await rewriteStored(cms, keyOf.applied(uid), appliedSchema, ({ fields: known, layout }) => ({
    fields: known.filter(remains),
    layout: { ...layout, form: layout.form.map(withoutFields).filter((row) => Object.keys(row).length > 0) },
  }));
}

/** Arranges a type like an admin: reversed form, another title field, fewer columns. */
export async function arrange(
  cms: OwnCms,
  token: string,
  uid: string,
  title: string,
  list: readonly string[],
): Promise<void> {
  const { settings, metadatas, layouts } = (await panelConfiguration(uid, token, cms.url)).contentType;
  await succeed(`/content-manager/content-types/${uid}/configuration`, {
    url: cms.url,
    token,
    method: 'PUT',
    body: {
      settings,
      metadatas: Object.fromEntries(
        Object.entries(metadatas).map(
          ([
            name,
            {
              edit,
              list: { mainField: _added, ...column },
            },
          ]) => [name, { edit: name === title ? { ...edit, label: 'Her own label' } : edit, list: column }],
        ),
      ),
      layouts: { list, edit: layouts.edit.map((row) => row.toReversed()).toReversed() },
    },
  });
}
