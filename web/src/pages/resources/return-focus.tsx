import { useEffect } from 'react';

export type ReturnFocusProps = {
  /** The id of the link that opened what was just closed. */
  returnTo: string | null;
  onReturned: () => void;
};

/** Fallbacks when that link is gone, in order: the active tab, then the search field. */
const otherwise = ['[role="tab"][aria-selected="true"]', '[role="search"] input'];

function placeToReturnTo(id: string): Element | null {
  return (
    document.getElementById(id) ??
    otherwise.map((selector) => document.querySelector(selector)).find((found) => found !== null) ??
    null
  );
}

/** Rendered with the list, so that its effect runs once the list has loaded. */
export function ReturnFocus({ returnTo, onReturned }: ReturnFocusProps) {
  useEffect(() => {
    if (returnTo === null) return;
    const place = placeToReturnTo(returnTo);
    if (place instanceof HTMLElement) place.focus();
    onReturned();
  }, [returnTo, onReturned]);
  return null;
}
