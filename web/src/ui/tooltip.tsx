import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import type { TooltipBubbleProps } from './tooltip/tooltip-bubble';
import { tooltipDelay } from './tooltip/tooltip-delay';

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
  const [Bubble, setBubble] = useState<ComponentType<TooltipBubbleProps> | null>(null);

  useEffect(() => () => clearTimeout(waiting.current), []);

  function openSoon() {
    clearTimeout(waiting.current);
    const bubble = import('./tooltip/tooltip-bubble');
    const timer = setTimeout(() => {
      bubble.then(
        ({ TooltipBubble }) => {
          if (waiting.current === timer) setBubble(() => TooltipBubble);
        },
        // It may fail to load offline; the control has an accessible name anyway.
        () => undefined,
      );
    }, tooltipDelay());
    waiting.current = timer;
  }

  function close() {
    clearTimeout(waiting.current);
    waiting.current = undefined;
    setBubble(null);
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
      {Bubble && <Bubble text={text} lang={lang} anchor={anchor} onClose={close} />}
    </Anchor>
  );
}
