import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import styled, { keyframes } from 'styled-components';
import { color, fontSize, layer, radius, shadow, space } from '../theme/theme';
import { closeOtherTooltips } from './tooltip-delay';

const marginPx = 8;

type Box = { left: number; top: number; width: number; height: number };

/** Centred above the control, or below it if there is no room, and always inside the window. */
export function tooltipPosition(control: Box, tooltip: { width: number; height: number }, windowWidth: number) {
  const middle = control.left + control.width / 2 - tooltip.width / 2;
  const left = Math.max(marginPx, Math.min(middle, windowWidth - marginPx - tooltip.width));
  const above = control.top - tooltip.height;
  return { left, top: above >= 0 ? above : control.top + control.height };
}

function positionTooltip(tooltip: HTMLElement, control: Element): void {
  const { left, top } = tooltipPosition(
    control.getBoundingClientRect(),
    tooltip.getBoundingClientRect(),
    document.documentElement.clientWidth,
  );
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${top}px`;
}

const arrive = keyframes`
  from { opacity: 0; }
`;

/** Above everything, dialogs included. It covers the gap to the control, so that the pointer can move onto it. */
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
  animation: ${arrive} 120ms ease-out;
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

type TooltipBubbleProps = {
  text: string;
  lang: string | undefined;
  /** The element around the control. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
};

export function TooltipBubble({ text, lang, anchor, onClose }: TooltipBubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const end = () => close();
    const markClosed = closeOtherTooltips(end);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape closes only the tooltip, not the dialog or menu below it.
      event.preventDefault();
      event.stopPropagation();
      end();
    };
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('scroll', end, true);
    return () => {
      markClosed();
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('scroll', end, true);
    };
  }, []);

  useLayoutEffect(() => {
    const control = anchor.current?.firstElementChild;
    if (!bubble.current || !control) return;
    // Older browsers have no popovers; there its z-index has to do.
    if ('showPopover' in bubble.current) bubble.current.showPopover();
    positionTooltip(bubble.current, control);
  }, [anchor, text]);

  return (
    <Bubble ref={bubble} role="tooltip" popover="manual">
      <Text data-surface="night" lang={lang}>
        {text}
      </Text>
    </Bubble>
  );
}
