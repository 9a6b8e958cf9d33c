import { useCallback, useEffect, useRef, useState } from 'react';

/** Links by their element id: `at` is the link of the open entry, or null where a list is shown. */
type Trail = { at: string | null; left: string | null; hasMoved: boolean };

/**
 * Opening an entry scrolls to the top; closing it returns focus to its link. The list may have to load first, so the
 * component that renders the list moves the focus and calls `onReturned`.
 */
export function useTrail(at: string | null) {
  const [trail, setTrail] = useState<Trail>({ at, left: null, hasMoved: false });
  if (trail.at !== at) setTrail({ at, left: trail.at, hasMoved: true });

  const isFirst = useRef(true);
  useEffect(() => {
    if (at !== null || isFirst.current) window.scrollTo({ top: 0, behavior: 'instant' });
    isFirst.current = false;
  }, [at]);

  const onReturned = useCallback(() => setTrail((current) => ({ ...current, left: null })), []);
  return { hasMoved: trail.hasMoved, returnTo: at === null ? trail.left : null, onReturned };
}
