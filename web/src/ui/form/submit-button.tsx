import { LoaderCircle } from 'lucide-react';
import type { Ref } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../button';
import { space } from '../theme/theme';

const turn = keyframes`
  to { rotate: 1turn; }
`;

const Send = styled(Button)`
  position: relative;
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

/** Shown beside the label, without moving it, once somebody types into a form that cannot be sent yet. */
const Waiting = styled.span`
  position: absolute;
  inset-inline-end: ${space[4]};
  display: flex;
  form:not(:focus-within) & {
    visibility: hidden;
  }
`;

type SubmitButtonProps = {
  label: string;
  submittingLabel: string;
  isSubmitting: boolean;
  /** True if the form is hydrated. */
  isReady?: boolean;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function SubmitButton({ label, submittingLabel, isSubmitting, isReady = true, ref }: SubmitButtonProps) {
  return (
    <Send type="submit" disabled={isSubmitting || !isReady} ref={ref}>
      {isSubmitting && <LoaderCircle aria-hidden size="1.2em" />}
      <span>{isSubmitting ? submittingLabel : label}</span>
      {!isReady && (
        <Waiting>
          <LoaderCircle aria-hidden size="1.2em" />
        </Waiting>
      )}
    </Send>
  );
}
