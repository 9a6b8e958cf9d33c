import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { space } from '../../../ui/theme/theme';

const Region = styled.div`
  &:not(:empty) {
    margin-block-start: ${space[6]};
  }
  &:focus {
    outline: none;
  }
`;

/** Says below a form that it was received, and takes the focus, which the button lost while it was disabled. */
export function Received({ receivedAt, children }: { receivedAt: string | undefined; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (receivedAt !== undefined) region.current?.focus();
  }, [receivedAt]);
  return (
    <Region ref={region} role="status" tabIndex={-1}>
      {children}
    </Region>
  );
}
