import type { Core, UID } from '@strapi/strapi';
import { exampleMark } from '../../content';

type Field = { label: string; description?: string; readOnly?: boolean };

export type PanelView = {
  /** Raised where a content type has got fields that its form has to place; arranged anew, once, is what was before. */
  edition?: number;
  /** The list's columns and order; what is not listed has none. */
  list?: { columns: readonly string[]; sortedBy: string; order: 'ASC' | 'DESC' };
  /** The field that names an entry, or a part of one, where it stands folded or among others. */
  namedBy?: string;
  /** The form's rows; a row's fields share its width. */
  rows: readonly (readonly string[])[];
  /** What the panel calls each field, with a sentence below it where the name does not say enough. */
  fields: Readonly<Record<string, Field>>;
};

type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };

type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};

type Configurations = {
  findConfiguration: (type: { uid: string }) => Promise<Configuration>;
  updateConfiguration: (type: { uid: string }, configuration: Configuration) => Promise<unknown>;
};

const fullWidth = 12;

function arrange(configuration: Configuration, { list, namedBy, rows, fields }: PanelView): Configuration {
  const metadatas = Object.entries(configuration.metadatas).map(([name, metadata]): [string, Metadata] => {
    const field = fields[name];
    if (field === undefined) return [name, metadata];
    const { label, description = '', readOnly = false } = field;
    return [
      name,
      { edit: { ...metadata.edit, label, description, editable: !readOnly }, list: { ...metadata.list, label } },
    ];
  });
  return {
    settings: {
      ...configuration.settings,
      ...(list ? { defaultSortBy: list.sortedBy, defaultSortOrder: list.order } : {}),
      ...(namedBy ? { mainField: namedBy } : {}),
    },
    metadatas: Object.fromEntries(metadatas),
    layouts: {
      list: list ? [...list.columns] : configuration.layouts.list,
      edit: rows.map((row) => row.map((name) => ({ name, size: fullWidth / row.length }))),
    },
  };
}

const exampleField: Field = {
  label: 'Example content',
  description:
    'Came with the site. Turns itself off once you change this entry. If everything here is already true of your ministry, turn it off yourself and save',
};

/** Wherever entries can be marked as examples, the mark stands below the other fields. */
function withExampleMark(strapi: Core.Strapi, uid: UID.ContentType | UID.Component, view: PanelView): PanelView {
  const { edition = 1, rows, fields } = view;
  if (uid in strapi.components || !(exampleMark in strapi.getModel(uid).attributes)) return view;
  return {
    ...view,
    // Forms that were arranged before the mark existed are arranged once more.
    edition: edition + 1,
    rows: [...rows, [exampleMark]],
    fields: { ...fields, [exampleMark]: exampleField },
  };
}

/**
 * Arranges a content type's list and form, or a component's form, in the panel, once: whoever rearranges it there keeps
 * what he made.
 */
export async function arrangeOnce(
  strapi: Core.Strapi,
  uid: UID.ContentType | UID.Component,
  plainView: PanelView,
): Promise<void> {
  const view = withExampleMark(strapi, uid, plainView);
  const { edition = 1 } = view;
  const store = strapi.store({ type: 'core', name: 'panel-views' });
  // Before there were editions the first one was kept as `true`.
  if (Number(await store.get({ key: uid })) >= edition) return;
  const service = uid in strapi.components ? 'components' : 'content-types';
  const configurations = strapi.plugin('content-manager').service(service) as unknown as Configurations;
  await configurations.updateConfiguration({ uid }, arrange(await configurations.findConfiguration({ uid }), view));
  await store.set({ key: uid, value: edition });
}
