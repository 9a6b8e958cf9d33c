import { isRecord } from '../../lib/is-record';

export type LayoutField = {
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly attribute: unknown;
};
type Rows = readonly (readonly LayoutField[])[];
type ComponentLayouts = Readonly<Record<string, { readonly layout: Rows }>>;

export type ShownField =
  | { readonly name: string; readonly label: string; readonly text: string }
  | { readonly name: string; readonly label: string; readonly items: readonly (readonly ShownField[])[] };

const textTypes = ['string', 'text', 'richtext'];

function isShared(attribute: Readonly<Record<string, unknown>>): boolean {
  const options = attribute['pluginOptions'];
  return isRecord(options) && isRecord(options['i18n']) && options['i18n']['localized'] === false;
}

/** The text of an entry as the form arranges it: its own fields, components, and lists of components. */
export function shownFields(rows: Rows, components: ComponentLayouts, entry: unknown): ShownField[] {
  return rows.flat().flatMap(({ name, label, type, attribute }): ShownField[] => {
    if (!isRecord(entry) || !isRecord(attribute) || isShared(attribute)) return [];
    const value = entry[name];
    if (textTypes.includes(type)) return [{ name, label, text: typeof value === 'string' ? value.trim() : '' }];
    const component = attribute['component'];
    if (type !== 'component' || typeof component !== 'string') return [];
    const parts = components[component]?.layout ?? [];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    const items = values.map((item) => shownFields(parts, components, item)).filter(({ length }) => length > 0);
    return items.length === 0 ? [] : [{ name, label, items }];
  });
}
