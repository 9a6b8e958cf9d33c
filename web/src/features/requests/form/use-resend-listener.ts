import { useEffect, useRef } from 'react';
import type { Resender, ResendListener } from './resender';

/** Listens to the resender while the component is on the page, with the callbacks of its latest render. */
export function useResendListener<Receipt>(resender: Resender<Receipt>, listener: ResendListener<Receipt>): void {
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () =>
      resender.attach({
        onSent: (receipt, isChanged) => latest.current.onSent(receipt, isChanged),
        onQueued: (isChanged) => latest.current.onQueued(isChanged),
        onRefused: (error) => latest.current.onRefused(error),
      }),
    [resender],
  );
}
