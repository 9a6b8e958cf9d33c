import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { lazyWithPreload } from '../lib/hydration/lazy-with-preload';
import { OptionalPart } from './error-boundary';
import { tooltipDelay } from './tooltip/tooltip-delay';

const TooltipBubble = lazyWithPreload(async () => (await import('./tooltip/tooltip-bubble')).TooltipBubble);

/** Without a box, so that the control stays in its parent's layout. */
const Anchor = styled.span`
  display: contents;
`;

type TooltipProps = {
  /** The same as the control's accessible name. */
  text: string;
  /** Set if it is in another language than the page. */
  lang?: string | undefined;
  children: ReactNode;
};

/** Names a control without text, on hover and on keyboard focus. Its bubble is loaded during the delay. */
export function Tooltip({ text, lang, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => () => clearTimeout(waiting.current), []);

  function openSoon() {
    clearTimeout(waiting.current);
    TooltipBubble.preload().catch(() => undefined);
    waiting.current = setTimeout(() => setOpen(true), tooltipDelay());
  }

  function close() {
    clearTimeout(waiting.current);
    setOpen(false);
  }

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={(event: PointerEvent) => {
        if (event.pointerType !== 'touch') openSoon();
      }}
      onPointerLeave={close}
      onPointerDown={close}
      onClick={close}
      onFocus={(event: FocusEvent) => {
        // Safari before 15.4 does not know the selector.
        if (CSS.supports('selector(:focus-visible)') && event.target.matches(':focus-visible')) openSoon();
      }}
      onBlur={close}
    >
      {children}
      {isOpen && (
        // It may fail to load offline; the control has an accessible name anyway.
        <OptionalPart>
          <TooltipBubble text={text} lang={lang} anchor={anchor} onClose={close} />
        </OptionalPart>
      )}
    </Anchor>
  );
}
