import { useEffect } from 'react';

export type ReturnFocusProps = {
  /** The id of the link that led to what was just left. */
  returnTo: string | null;
  onReturned: () => void;
};

/** Where focus goes when the link is not there: the list's tab, or the field that found what was left. */
const otherwise = '[role="tab"][aria-selected="true"], [role="search"] input';

/** Stands beside a list that may come late, and has its effect with it. */
export function ReturnFocus({ returnTo, onReturned }: ReturnFocusProps) {
  useEffect(() => {
    if (returnTo === null) return;
    const link = document.getElementById(returnTo) ?? document.querySelector(otherwise);
    if (link instanceof HTMLElement) link.focus();
    onReturned();
  }, [returnTo, onReturned]);
  return null;
}
