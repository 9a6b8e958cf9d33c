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

/** No box of its own: the control stays in its parent's layout as if it stood there alone. */
const Anchor = styled.span`
  display: contents;
`;

type TooltipProps = {
  /** What the control's own name says: this is for the eye, and read out with the control already. */
  text: string;
  /** Where it is in another language than the page. */
  lang?: string | undefined;
  children: ReactNode;
};

/**
 * Says what a control without words does, to whoever rests on it with the pointer or comes to it by keyboard. What
 * shows it is loaded meanwhile.
 */
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
        // Without a network it may not arrive; the control has its name all the same.
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
        if (event.target.matches(':focus-visible')) openSoon();
      }}
      onBlur={close}
    >
      {children}
      {Bubble && <Bubble text={text} lang={lang} anchor={anchor} onClose={close} />}
    </Anchor>
  );
}
