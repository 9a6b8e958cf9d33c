import { LoaderCircle } from 'lucide-react';
import type { Ref } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../button';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Send = styled(Button)`
  min-width: min(100%, 16rem);
  min-height: 3.25rem;
  &:disabled {
    opacity: 1;
    cursor: progress;
  }
  svg {
    animation: ${turn} 900ms linear infinite;
  }
`;

type SubmitButtonProps = {
  label: string;
  submittingLabel: string;
  isSubmitting: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function SubmitButton({ label, submittingLabel, isSubmitting, ref }: SubmitButtonProps) {
  return (
    <Send type="submit" disabled={isSubmitting} ref={ref}>
      {isSubmitting && <LoaderCircle aria-hidden size="1.2em" />}
      <span>{isSubmitting ? submittingLabel : label}</span>
    </Send>
  );
}
