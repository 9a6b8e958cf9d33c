/** Where a field stands in an entry: names of fields, and places in lists. */
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

export function inFormOrder<Each extends { readonly path: Path }>(
  problems: readonly Each[],
  { form, component }: Labels,
): Each[] {
  const places = ({ path }: Each): number[] => {
    let fields = form;
    return path.map((step) => {
      if (typeof step === 'number') return step;
      const place = fields.findIndex(({ name }) => name === step);
      fields = component(fields[place]?.attribute.component ?? '');
      // A field that the form does not show comes last.
      return place === -1 ? Number.MAX_SAFE_INTEGER : place;
    });
  };
  return problems.toSorted((one, other) => {
    const [before, after] = [places(one), places(other)];
    const differs = before.findIndex((place, index) => place !== after[index]);
    return differs === -1 ? before.length - after.length : (before[differs] ?? 0) - (after[differs] ?? -1);
  });
}
