import type { Problem } from '../../api/publishing/contract';

/** A field in the layout of a form or of a component. */
export type LaidOutField = {
  readonly name: string;
  readonly label: string;
  readonly attribute: { readonly type: string; readonly component?: string };
};
export type Labels = {
  /** The fields of the form, with their labels in the language of the panel. */
  readonly form: readonly LaidOutField[];
  readonly component: (uid: string) => readonly LaidOutField[];
};

/** The field’s name as the form says it, from the outside in: Questions › 3 › Options. */
export function labelOf(path: Problem['path'], { form, component }: Labels): string {
  let fields = form;
  const parts = path.map((step, index) => {
    if (typeof step === 'number') return String(step + 1);
    const field = fields.find(({ name }) => name === step);
    fields = component(field?.attribute.component ?? '');
    const label = field?.label ?? step;
    // The label of a list also says how many it takes: “Questions: six”.
    return typeof path[index + 1] === 'number' ? label.replace(/:.*/, '') : label;
  });
  return parts.join(' › ');
}

/** The problems from the top of the form to its end. */
export function inFormOrder(problems: readonly Problem[], { form, component }: Labels): Problem[] {
  const places = ({ path }: Problem): number[] => {
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
