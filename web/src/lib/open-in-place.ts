import type { MouseEvent } from 'react';

/** Opens something in place of following a link, unless the link is to open in a new tab or window. */
export function openInPlace(event: MouseEvent<HTMLElement>, open: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  // Safari does not focus a clicked link, so focus could not return to it.
  event.currentTarget.focus();
  open();
}
