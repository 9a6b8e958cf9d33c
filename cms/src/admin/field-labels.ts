/** Where a field stands in an entry: names of fields, and positions in lists. */
type Path = readonly (string | number)[];

export type LaidOutField = {
  readonly name: string;
  readonly label: string;
  readonly attribute: { readonly type: string; readonly component?: string };
};
export type Labels = {
  readonly form: readonly LaidOutField[];
  readonly component: (uid: string) => readonly LaidOutField[];
};

/** The field’s name as the form says it, from the outside in: “First screen › Title”, “Dos 3”. */
export function labelOf(path: Path, { form, component }: Labels): string {
  let fields = form;
  const words: string[] = [];
  for (const step of path) {
    const last = words.at(-1);
    if (typeof step === 'number') {
      if (last !== undefined) words.splice(-1, 1, `${last} ${step + 1}`);
      continue;
    }
    const field = fields.find(({ name }) => name === step);
    // A list of plain lines has one field of one name: “Dos 3” says it all.
    if (last === undefined || fields.length !== 1) words.push(field?.label ?? step);
    fields = component(field?.attribute.component ?? '');
  }
  return words.join(' › ');
}
