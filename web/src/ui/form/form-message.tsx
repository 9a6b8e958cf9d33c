import { CircleAlert } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { color, radius, space } from '../theme/theme';

const Box = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[4]} ${space[5]};
  border: 1px solid ${color.danger};
  border-inline-start-width: 4px;
  border-radius: ${radius.control};
  background: ${color.surface};
  svg {
    flex: none;
    margin-top: 0.2em;
    color: ${color.danger};
  }
  > div {
    display: flex;
    flex-direction: column;
    gap: ${space[1]};
  }
  strong {
    color: ${color.danger};
  }
`;

type FormMessageProps = {
  title: string;
  children: ReactNode;
  /** Increases with every failure, which takes the focus, so that it is read out even if no toast could be shown. */
  attempt: number;
  /** False if the message was there when the form was rendered. */
  takesFocus?: boolean;
};

/** Why the form could not be sent, and what to do next. Stays until the next attempt. */
export function FormMessage({ title, children, attempt, takesFocus = true }: FormMessageProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [attempt, takesFocus]);
  return (
    <Box ref={box} role="group" aria-label={title} tabIndex={-1}>
      <CircleAlert aria-hidden size="1.25em" />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </div>
    </Box>
  );
}
