import { useLayoutEffect, useRef, type RefObject } from 'react';
import { lostFocus, serverControl } from '../../lib/hydration/server-controls';

/** Adopts what was entered before hydration. React would overwrite it with its own empty value on the next change. */
export function useAdoptTypedValue<C extends HTMLElement, V extends string | boolean>(
  value: V,
  read: (control: C) => V,
  onChange: (value: V) => void,
  ref?: RefObject<C | null>,
): RefObject<C | null> {
  const own = useRef<C>(null);
  const control = ref ?? own;
  const hasLooked = useRef(false);
  useLayoutEffect(() => {
    if (hasLooked.current || !control.current) return;
    hasLooked.current = true;
    const server = serverControl(control.current);
    const written = read(server);
    if (!value && written) onChange(written);
    if (lostFocus(server)) control.current.focus({ preventScroll: true });
  });
  return control;
}
