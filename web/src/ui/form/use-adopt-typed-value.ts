import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Takes over what already stood in a control of the server's HTML when the form's code came: typed, chosen or filled in
 * by the browser. React leaves it there at first, and would put its own empty value over it with the next change.
 */
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
    const written = read(control.current);
    if (!value && written) onChange(written);
  });
  return control;
}
