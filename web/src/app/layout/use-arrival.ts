import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Following a link to another page begins at its top, for the eye and for the keyboard, as loading it would. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType === NavigationType.Pop) return;
    main.current?.focus({ preventScroll: true });
    if (!hash) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, hash, navigationType, main]);
}
