import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styled, { keyframes } from 'styled-components';
import { placeTooltip } from './tooltip-place';
import { takeTurn, tooltipDelay } from './tooltip-turn';
import { color, fontSize, layer, media, radius, shadow, space } from './theme/theme';

const arrive = keyframes`
  from { opacity: 0; }
`;

/** No box of its own: the control stays in its parent's layout as if it stood there alone. */
const Anchor = styled.span`
  display: contents;
`;

/** Above everything, dialogs included. The gap to the control belongs to it, so that the pointer can cross over. */
const Bubble = styled.span`
  position: fixed;
  inset: 0 auto auto 0;
  z-index: ${layer.tooltip};
  width: max-content;
  max-width: min(18rem, calc(100vw - 1rem));
  margin: 0;
  padding: ${space[2]} 0;
  border: 0;
  overflow: visible;
  background: none;
  ${media.motion} {
    animation: ${arrive} 120ms ease-out;
  }
`;

const Text = styled.span`
  display: block;
  padding: ${space[1]} ${space[3]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.control};
  box-shadow: ${shadow.floating};
  font: 400 ${fontSize.small} / 1.4 var(--font-sans);
  text-align: center;
`;

type TooltipProps = {
  /** What the control's own name says: this is for the eye, and read out with the control already. */
  text: string;
  /** Where it is in another language than the page. */
  lang?: string | undefined;
  children: ReactNode;
};

/** Says what a control without words does, to whoever rests on it with the pointer or comes to it by keyboard. */
export function Tooltip({ text, lang, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => () => clearTimeout(waiting.current), []);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpen(false);
    const endTurn = takeTurn(close);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It takes itself away and nothing else: what lies beneath, a dialog or a menu, hears of the next one.
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', close, true);
    return () => {
      endTurn();
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('scroll', close, true);
    };
  }, [isOpen]);

  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!isOpen || !bubble.current || !control) return;
    // Where there is no top layer yet, its own layer has to do.
    if ('showPopover' in bubble.current) bubble.current.showPopover();
    placeTooltip(bubble.current, control);
  }, [isOpen]);

  function openSoon() {
    clearTimeout(waiting.current);
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
        if (event.target.matches(':focus-visible')) openSoon();
      }}
      onBlur={close}
    >
      {children}
      {isOpen && (
        <Bubble ref={bubble} role="tooltip" popover="manual">
          <Text data-surface="night" lang={lang}>
            {text}
          </Text>
        </Bubble>
      )}
    </Anchor>
  );
}
