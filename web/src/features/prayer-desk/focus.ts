import { type RefObject, useEffect, useRef } from 'react';

/** Focuses a heading when its content replaces what had the focus, so that screen readers announce it. */
export function useFocusOnArrival(wanted: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const onArrival = useRef(wanted);
  useEffect(() => {
    if (onArrival.current) heading.current?.focus();
  }, []);
  return heading;
}

/** Moves the focus here when something removed the focused element; `happened` is undefined while nothing has. */
export function useRescuedFocus<Place extends HTMLElement>(happened: unknown): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (happened !== undefined && document.activeElement === document.body) place.current?.focus();
  }, [happened]);
  return place;
}
