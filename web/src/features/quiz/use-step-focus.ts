import { useEffect, useRef, type RefObject } from 'react';

/** Every step of the dialog begins at its top, with the focus on its heading. `step` changes with the step. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
