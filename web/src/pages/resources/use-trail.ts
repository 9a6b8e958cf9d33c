import { useCallback, useEffect, useRef, useState } from 'react';

/** Links are named by their element's id: the one that led to what is open, or nothing where a list is shown. */
type Trail = { at: string | null; left: string | null; hasMoved: boolean };

/**
 * The page starts at its top, and so does whatever is opened in it; leaving that returns to the link that led there,
 * which may have to be loaded first: whoever shows the list focuses it and says so.
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
