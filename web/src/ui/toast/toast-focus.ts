export const toastRegionAttributes = { 'data-toast-region': true } as const;

/** Toasts are above dialogs: events in them must not close a dialog. */
export function isInToastRegion(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-toast-region]') !== null;
}

/** Radix dialogs bring the focus back, so focus events of toasts stop at the body. Returns a function to undo this. */
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
