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
