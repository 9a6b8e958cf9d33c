import styled from 'styled-components';
import { type RefObject, useEffect, useRef } from 'react';
import { font, fontSize } from '../../ui/theme/theme';

/** Takes the focus so that reading goes on here; it is no control, so it shows none. */
export const StepHeading = styled.h3.attrs({ tabIndex: -1 })`
  font: 400 ${fontSize.heading4} / 1.35 ${font.serif};
  text-wrap: pretty;
  &:focus {
    outline: none;
  }
`;

/** Every step of the dialog begins at its top, with the focus on its heading. `step` changes with the step. */
export function useStepFocus(step: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest('[role="dialog"]')?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [step]);
  return heading;
}
