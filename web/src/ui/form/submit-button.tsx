import type { Ref } from 'react';
import styled from 'styled-components';
import { Button } from '../button';
import { Spinner } from '../skeleton';

const Send = styled(Button)`
  min-width: min(100%, 16rem);
  min-height: 3.25rem;
  &:disabled {
    opacity: 1;
    cursor: progress;
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
      {isSubmitting && <Spinner />}
      <span>{isSubmitting ? submittingLabel : label}</span>
    </Send>
  );
}
