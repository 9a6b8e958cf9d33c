import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when its content replaces what had the focus, so that screen readers announce it. */
export function useFocusOnArrival<Target extends HTMLElement = HTMLHeadingElement>(
  wanted = true,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const onArrival = useRef(wanted);
  useEffect(() => {
    if (onArrival.current) target.current?.focus();
  }, []);
  return target;
}

/** Moves the focus here when something removed the focused element; `happened` is undefined while nothing has. */
export function useRescuedFocus<Target extends HTMLElement>(happened: unknown): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (happened !== undefined && document.activeElement === document.body) target.current?.focus();
  }, [happened]);
  return target;
}
