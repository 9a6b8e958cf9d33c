import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { noFocusRing, space } from '../theme/theme';

const Region = styled.div`
  display: grid;
  gap: ${space[5]};
  &:not(:empty) {
    margin-block-start: ${space[6]};
  }
  ${noFocusRing}
`;

type ReceivedProps = {
  /** A new value takes the focus, which the form's button lost while it was disabled. */
  answer: unknown;
  children: ReactNode;
};

/** What came of a form, below it. */
export function Received({ answer, children }: ReceivedProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    region.current?.focus();
    // Firefox does not scroll to what it focuses if a part of it is on the screen already.
    region.current?.scrollIntoView({ block: 'nearest' });
  }, [answer]);
  return (
    <Region ref={region} role="status" tabIndex={-1}>
      {children}
    </Region>
  );
}
