const swipeThresholdPx = 50;

/** Ignores tiny movements while a button is pressed. */
const deadZonePx = 8;

/** How far the toast follows the pointer, to the right only. */
export function swipeOffset(startX: number, x: number): number {
  const distance = x - startX;
  return distance > deadZonePx ? distance : 0;
}

export function isSwipe(startX: number, x: number): boolean {
  return x - startX >= swipeThresholdPx;
}
