import { useLayoutEffect, useRef, type RefObject } from 'react';
import { takeOverControl } from '../../lib/hydration/server-controls';

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
    const written = read(takeOverControl(control.current));
    if (written && written !== value) onChange(written);
  });
  return control;
}
