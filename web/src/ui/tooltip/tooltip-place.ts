const marginPx = 8;

type Box = { left: number; top: number; width: number; height: number };

/** Centred above the control, or below it if there is no room, and always inside the window. */
export function tooltipPosition(control: Box, tooltip: { width: number; height: number }, windowWidth: number) {
  const middle = control.left + control.width / 2 - tooltip.width / 2;
  const left = Math.max(marginPx, Math.min(middle, windowWidth - marginPx - tooltip.width));
  const above = control.top - tooltip.height;
  return { left, top: above >= 0 ? above : control.top + control.height };
}

export function placeTooltip(tooltip: HTMLElement, control: Element): void {
  const { left, top } = tooltipPosition(
    control.getBoundingClientRect(),
    tooltip.getBoundingClientRect(),
    document.documentElement.clientWidth,
  );
  tooltip.style.left = `${left}px`;
  tooltip.style.top = `${top}px`;
}
