import { type RefObject, useEffect, useRef } from 'react';

/** A heading that takes the focus when what it stands above has replaced what had it, so that it is read out. */
export function useFocusOnArrival(wanted: boolean): RefObject<HTMLHeadingElement> {
  const heading = useRef<HTMLHeadingElement>(null);
  const onArrival = useRef(wanted);
  useEffect(() => {
    if (onArrival.current) heading.current?.focus();
  }, []);
  return heading;
}
