const controls = new Map<string, Element>();
let focused: Element | null = null;

/**
 * Remembers the server's fields before hydration. React replaces them, with what was typed, wherever an extension or a
 * translator has changed the page around them.
 */
export function rememberServerControls(root: HTMLElement): void {
  for (const control of root.querySelectorAll('input, select, textarea, fieldset')) controls.set(control.id, control);
  const noteFocus = () => (focused = document.activeElement);
  noteFocus();
  // React stops events on their way to parts that are not hydrated yet.
  root.addEventListener('focusin', noteFocus, true);
}

/** Returns the server's field in whose place this one is, once, and gives its focus to this one; itself without one. */
export function takeOverControl<C extends HTMLElement>(control: C): C {
  const replaced = controls.get(control.id);
  controls.delete(control.id);
  if (!isOfKind(replaced, control)) return control;
  if (replaced === focused && document.activeElement === document.body) control.focus({ preventScroll: true });
  return replaced;
}

function isOfKind<C extends Element>(replaced: Element | undefined, control: C): replaced is C {
  return replaced?.tagName === control.tagName;
}
