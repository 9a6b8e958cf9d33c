const controls = new Map<string, Element>();
let focused: Element | null = null;

/**
 * Remembers the server's fields before hydration. React replaces them, with what was typed, wherever an extension or a
 * translator has changed the page around them.
 */
export function rememberServerControls(root: HTMLElement): void {
  for (const control of root.querySelectorAll('input, select, textarea')) controls.set(control.id, control);
  focused = document.activeElement;
  root.addEventListener('focusin', () => (focused = document.activeElement));
  root.addEventListener('focusout', ({ target }) => {
    // Removing a field takes the focus from it, too; the visitor did not.
    queueMicrotask(() => {
      if (target === focused && focused?.isConnected) focused = null;
    });
  });
}

/** Returns the server's field with the same id, which may have been replaced by this one; itself if there is none. */
export function serverControl<C extends Element>(control: C): C {
  const found = controls.get(control.id);
  controls.delete(control.id);
  return isOfKind(found, control) ? found : control;
}

function isOfKind<C extends Element>(found: Element | undefined, control: C): found is C {
  return found?.tagName === control.tagName;
}

/** True if the visitor was in this field when it was replaced, and has not gone elsewhere since. */
export function lostFocus(control: Element): boolean {
  return control === focused && document.activeElement === document.body;
}
