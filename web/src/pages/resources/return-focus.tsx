import { useCallback, useEffect, useRef, useState } from 'react';
import { scrollToSection, sectionIdOf } from '../../features/navigation/scroll-to-section';

export type ReturnFocusProps = {
  /** The id of the link that opened what was just closed. */
  returnTo: string | null;
  onReturned: () => void;
};

/** Fallbacks when that link is gone, in order: the active tab, then the search field. */
const otherwise = ['[role="tab"][aria-selected="true"]', '[role="search"] input'];

function elementToReturnTo(id: string): Element | null {
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
    const element = elementToReturnTo(returnTo);
    if (element instanceof HTMLElement) element.focus();
    onReturned();
  }, [returnTo, onReturned]);
  return null;
}

/** Links by their element id: `at` is the link of the open entry, or null where a list is shown. */
type Trail = { at: string | null; left: string | null; hasMoved: boolean };

/** Returns focus to the link of a closed entry. The list may have to load first, so its component moves the focus. */
export function useReturnFocus(at: string | null) {
  const [trail, setTrail] = useState<Trail>({ at, left: null, hasMoved: false });
  if (trail.at !== at) setTrail({ at, left: trail.at, hasMoved: true });

  const isFirst = useRef(true);
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const section = at === null ? '' : sectionIdOf(window.location.hash);
    if (section !== '') return scrollToSection(section);
    if (at !== null || wasFirst) window.scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
  }, [at]);

  const onReturned = useCallback(() => setTrail((current) => ({ ...current, left: null })), []);
  return { hasMoved: trail.hasMoved, returnTo: at === null ? trail.left : null, onReturned };
}
