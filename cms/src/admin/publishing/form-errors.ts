import type { Problem } from '../../api/publishing/contract';
import type { TextKey } from '../translations/en';

/** How the panel’s form keeps an error: a message that it translates itself. */
export type FieldError = {
  readonly id: TextKey;
  readonly defaultMessage: string;
  readonly values?: Problem['values'];
};
export type FormErrors = { [name: string]: FormErrors | FormErrors[] | FieldError };

type Node = FormErrors | FormErrors[];

const isLeaf = (node: unknown): boolean => typeof node === 'object' && node !== null && 'defaultMessage' in node;

/** Lists stay lists, by which the panel knows the part to open. A part is marked rather than its list. */
export function formErrors(problems: readonly Problem[], words: (problem: Problem) => FieldError): FormErrors {
  const errors: FormErrors = {};
  const deepestFirst = problems.toSorted((one, other) => other.path.length - one.path.length);
  for (const problem of deepestFirst) {
    let node: Node = errors;
    for (const [index, step] of problem.path.entries()) {
      const known: unknown = Reflect.get(node, step);
      const isLast = index === problem.path.length - 1;
      if (isLast) {
        if (known === undefined) Reflect.set(node, step, words(problem));
        break;
      }
      if (isLeaf(known)) break;
      const next: Node = isNode(known) ? known : typeof problem.path[index + 1] === 'number' ? [] : {};
      if (next !== known) Reflect.set(node, step, next);
      node = next;
    }
  }
  return errors;
}

function isNode(node: unknown): node is Node {
  return typeof node === 'object' && node !== null && !isLeaf(node);
}

const marked = '[data-strapi-field-error]';
const writable = 'input, textarea, [contenteditable="true"]';
const pressable = 'button, [tabindex]';

/** Brings the first marked field into view. The panel opens the part that it is in one frame after it was marked. */
export function leadToMarkedField(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const error = document.querySelector(marked);
      const field = error?.parentElement;
      if (!field) return;
      const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      field.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
      const input = field.querySelector(writable) ?? field.querySelector(pressable);
      if (input instanceof HTMLElement) input.focus({ preventScroll: true });
    }),
  );
}
