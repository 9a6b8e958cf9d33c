import { useState, type RefObject } from 'react';

/** What had the focus when the dialog came, for the dialog to give it back. Called by what comes with the dialog. */
export function useOpener(): RefObject<HTMLElement | null> {
  const [opener] = useState(() => ({
    current: document.activeElement instanceof HTMLElement ? document.activeElement : null,
  }));
  return opener;
}
