import type { Core } from '@strapi/strapi';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { exampleMark, isSwitch } from '../../content';
import { strapiService, type PanelConfiguration } from '../../lib/strapi-services';
import { siteTypes } from '../../site-types';
import { layoutSchema, type Layout, type Layouts, type Row, type StoredLayout } from './layout-table';

/** The layout applied last, and the fields that the type had then; null before the first. */
const appliedSchema = v.nullable(v.object({ layout: layoutSchema, fields: v.array(v.string()) }));

/** Stands at the end of every form that can hold an example. */
export const exampleRow: Row = {
  [exampleMark]: {
    en: [
      'Example content',
      'Came with the site. Turns itself off once you change this entry. If everything here is already true of your ministry, turn it off yourself and save',
    ],
    es: [
      'Contenido de ejemplo',
      'Venía con el sitio. Se desactiva solo cuando usted cambia esta entrada. Si todo ya es cierto de su ministerio, desactívelo usted y guarde',
    ],
  },
};

/** The table of content types says what names an entry, and which order editors choose. */
function settingsOf(uid: string): Pick<Layout, 'namedBy' | 'sort'> {
  const { kind, namedBy = [], orderedBy } = siteTypes[uid] ?? {};
  // Strapi shows the page's own name where its id is asked for.
  const field = kind === 'page' ? 'id' : namedBy[0];
  return {
    ...(field === undefined ? {} : { namedBy: field }),
    ...(orderedBy ? { sort: [orderedBy.field, 'ASC'] } : {}),
  };
}

function inEnglish({ form, ...rest }: Layout): StoredLayout {
  return {
    ...rest,
    form: form.map((row) => Object.fromEntries(Object.entries(row).map(([name, { en }]) => [name, en]))),
  };
}

const fullWidth = 12;

const fieldsOf = ({ form }: StoredLayout) => new Map(form.flatMap((row) => Object.entries(row)));

function withLabels(
  metadatas: PanelConfiguration['metadatas'],
  layout: StoredLayout,
  isMeant: (name: string) => boolean,
): PanelConfiguration['metadatas'] {
  const fields = fieldsOf(layout);
  const entries = Object.entries(metadatas).map(([name, metadata]): [string, typeof metadata] => {
    const field = fields.get(name);
    if (field === undefined || !isMeant(name)) return [name, metadata];
    const [label, description] = typeof field === 'string' ? [field, ''] : field;
    const editable = (layout.editable?.includes(name) ?? true) && !isSwitch(name);
    const edit = { ...metadata.edit, label, description, editable };
    return [name, { edit, list: { ...metadata.list, label } }];
  });
  return Object.fromEntries(entries);
}

function arranged(configuration: PanelConfiguration, layout: StoredLayout): PanelConfiguration {
  const { list, sort, namedBy, form } = layout;
  const rows = form.map((row) => {
    const names = Object.keys(row);
    return names
      .filter((name) => name in configuration.metadatas)
      .map((name) => ({ name, size: fullWidth / names.length }));
  });
  return {
    ...configuration,
    settings: {
      ...configuration.settings,
      ...(sort ? { defaultSortBy: sort[0], defaultSortOrder: sort[1] } : {}),
      ...(namedBy ? { mainField: namedBy } : {}),
    },
    metadatas: withLabels(configuration.metadatas, layout, () => true),
    layouts: {
      list: list?.filter((name) => name in configuration.metadatas) ?? configuration.layouts.list,
      edit: rows.filter((row) => row.length > 0),
    },
  };
}

/** Strapi adds new fields to stored lists and forms; this removes them again. */
function without(configuration: PanelConfiguration, isUnwanted: (name: string) => boolean): PanelConfiguration {
  const { list, edit } = configuration.layouts;
  const rows = edit.map((row) => row.filter(({ name }) => !isUnwanted(name)));
  return {
    ...configuration,
    layouts: { list: list.filter((name) => !isUnwanted(name)), edit: rows.filter((row) => row.length > 0) },
  };
}

/** Preserves an admin's arrangement: a new field stays where Strapi put it, and only if the layout shows it. */
function withNewFields(
  configuration: PanelConfiguration,
  layout: StoredLayout,
  isNew: (name: string) => boolean,
): PanelConfiguration {
  const shown = fieldsOf(layout);
  const { edit } = without(configuration, (name) => isNew(name) && !shown.has(name)).layouts;
  const { list } = without(configuration, isNew).layouts;
  return { ...configuration, metadatas: withLabels(configuration.metadatas, layout, isNew), layouts: { list, edit } };
}

async function applyLayout(strapi: Core.Strapi, uid: string, released: Layout): Promise<void> {
  const configurations = strapiService(
    strapi,
    'content-manager',
    uid in strapi.components ? 'components' : 'content-types',
  );
  const store = strapi.store({ type: 'core', name: 'panel-views' });
  const [stored, configuration] = await Promise.all([
    store.get({ key: uid }),
    configurations.findConfiguration({ uid }),
  ]);
  const fields = Object.keys(configuration.metadatas);
  const form = [...released.form, ...(fields.includes(exampleMark) ? [exampleRow] : [])];
  const layout = inEnglish({ ...settingsOf(uid), ...released, form });

  const applied = v.parse(appliedSchema, stored);
  const isNew = (name: string) => applied !== null && !applied.fields.includes(name);

  const applicable = without(configuration, isNew);
  const isUntouched = applied === null || isDeepStrictEqual(arranged(applicable, applied.layout), applicable);
  const next = isUntouched ? arranged(configuration, layout) : withNewFields(configuration, layout, isNew);
  await strapi.db.transaction(async () => {
    await configurations.updateConfiguration({ uid }, next);
    await store.set({ key: uid, value: { layout: isUntouched ? layout : applied.layout, fields } });
  });
}

/** Replaces what an earlier layout set, never what an admin arranged under "Configure the view". */
export async function applyLayouts(strapi: Core.Strapi, layouts: Layouts): Promise<void> {
  for (const [uid, layout] of Object.entries(layouts)) {
    await applyLayout(strapi, uid, layout);
  }
}
