import type { ComponentType } from 'react';
import type { TooltipBubbleProps } from './tooltip-bubble';

export type BubbleComponent = ComponentType<TooltipBubbleProps>;

export async function loadTooltipBubble(): Promise<BubbleComponent> {
  return (await import('./tooltip-bubble')).TooltipBubble;
}
