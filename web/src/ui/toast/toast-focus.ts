/** Marks where toasts appear. */
export const toastRegionAttributes = { 'data-toast-region': true } as const;

/** Toasts lie above dialogs: what happens in them must not close what is beneath. */
export function isInToastRegion(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toast-region]') !== null;
}

/**
 * A dialog takes the focus back from whatever is not in it, by what the document hears of. Of the way into the toasts
 * it hears nothing, so that F8 leads there from a dialog as well. Gives back what ends this.
 */
export function allowFocusInToasts(): () => void {
  const keepFromDialogs = (event: FocusEvent) => {
    if (isInToastRegion(event.type === 'focusin' ? event.target : event.relatedTarget)) event.stopPropagation();
  };
  document.body.addEventListener('focusin', keepFromDialogs);
  document.body.addEventListener('focusout', keepFromDialogs);
  return () => {
    document.body.removeEventListener('focusin', keepFromDialogs);
    document.body.removeEventListener('focusout', keepFromDialogs);
  };
}
