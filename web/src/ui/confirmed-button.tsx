import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from './button';
import { Cluster, Stack } from './layout';

/** In a row of its own, also among other buttons. */
const Question = styled(Stack)`
  flex: 1 1 100%;
`;

type ConfirmedButtonProps = {
  label: string;
  variant?: 'action' | 'quiet';
  /** Says what happens. */
  question: string;
  cancel: string;
  confirm: string;
  isBusy: boolean;
  onConfirm: () => void;
};

/** The question replaces the button, so that a double tap cannot confirm. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, variant = 'quiet', question, cancel, confirm, isBusy, onConfirm } = props;
  const [isAsking, setIsAsking] = useState<boolean>();
  const button = useRef<HTMLButtonElement>(null);
  const asked = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isAsking === true) asked.current?.focus();
    if (isAsking === false) button.current?.focus();
  }, [isAsking]);
  if (isAsking !== true) {
    return (
      <Button
        ref={button}
        $variant={variant}
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) setIsAsking(true);
        }}
      >
        {label}
      </Button>
    );
  }
  return (
    <Question $gap={3}>
      <p ref={asked} tabIndex={-1}>
        {question}
      </p>
      <Cluster $gap={3}>
        <Button $variant="quiet" onClick={() => setIsAsking(false)}>
          {cancel}
        </Button>
        <Button $variant={variant} aria-disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </Cluster>
    </Question>
  );
}
