import { useEffect, useRef, type ReactNode } from 'react';
import { Notice } from '../notice';

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
    <Notice ref={box} tone="danger" title={title} role="group" aria-label={title} tabIndex={-1}>
      {children}
    </Notice>
  );
}
