import type { Core, UID } from '@strapi/strapi';

export type PanelView = {
  /** The columns of the list, which is sorted by the field `newestFirst`. */
  columns: readonly string[];
  newestFirst: string;
  /** The form's rows; a row's fields share its width. */
  rows: readonly (readonly string[])[];
  /** What the panel calls each field, with a sentence below it where the name does not say enough. */
  fields: Readonly<Record<string, { label: string; description?: string; readOnly: boolean }>>;
};

type Metadata = { edit: Record<string, unknown>; list: Record<string, unknown> };

type Configuration = {
  settings: Record<string, unknown>;
  metadatas: Record<string, Metadata>;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
};

type Configurations = {
  findConfiguration: (contentType: { uid: string }) => Promise<Configuration>;
  updateConfiguration: (contentType: { uid: string }, configuration: Configuration) => Promise<unknown>;
};

const fullWidth = 12;

function arrange(configuration: Configuration, view: PanelView): Configuration {
  const metadatas = Object.entries(configuration.metadatas).map(([name, metadata]): [string, Metadata] => {
    const field = view.fields[name];
    if (field === undefined) return [name, metadata];
    const { label, description = '', readOnly } = field;
    return [
      name,
      { edit: { ...metadata.edit, label, description, editable: !readOnly }, list: { ...metadata.list, label } },
    ];
  });
  return {
    settings: { ...configuration.settings, defaultSortBy: view.newestFirst, defaultSortOrder: 'DESC' },
    metadatas: Object.fromEntries(metadatas),
    layouts: {
      list: [...view.columns],
      edit: view.rows.map((row) => row.map((name) => ({ name, size: fullWidth / row.length }))),
    },
  };
}

/** Arranges a content type's list and form in the panel, once: whoever rearranges it there keeps what he made. */
export async function arrangeOnce(strapi: Core.Strapi, uid: UID.ContentType, view: PanelView): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'panel-views' });
  if (await store.get({ key: uid })) return;
  const configurations = strapi.plugin('content-manager').service('content-types') as unknown as Configurations;
  await configurations.updateConfiguration({ uid }, arrange(await configurations.findConfiguration({ uid }), view));
  await store.set({ key: uid, value: true });
}
