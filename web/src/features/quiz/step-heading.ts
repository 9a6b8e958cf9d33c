import styled from 'styled-components';
import { type RefObject, useEffect, useRef } from 'react';
import { font, fontSize, noFocusRing } from '../../ui/theme/theme';

/** Focused by script when a step begins; not a control, so no focus ring. */
export const StepHeading = styled.h3.attrs({ tabIndex: -1 })`
  font: 400 ${fontSize.heading4} / 1.35 ${font.serif};
  text-wrap: pretty;
  ${noFocusRing}
`;

/** Scrolls to the top and focuses the heading whenever `step` changes. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
