import { useEffect } from 'react';

export type ReturnFocusProps = {
  /** The id of the link that led to what was just left. */
  returnTo: string | null;
  onReturned: () => void;
};

/** Where focus goes when the link is not there, the first before the other: the list's tab, or the search's field. */
const otherwise = ['[role="tab"][aria-selected="true"]', '[role="search"] input'];

function placeToReturnTo(id: string): Element | null {
  return (
    document.getElementById(id) ??
    otherwise.map((selector) => document.querySelector(selector)).find((found) => found !== null) ??
    null
  );
}

/** Stands beside a list that may come late, and has its effect with it. */
export function ReturnFocus({ returnTo, onReturned }: ReturnFocusProps) {
  useEffect(() => {
    if (returnTo === null) return;
    const place = placeToReturnTo(returnTo);
    if (place instanceof HTMLElement) place.focus();
    onReturned();
  }, [returnTo, onReturned]);
  return null;
}
