type Point = { x: number; y: number };

/** Shorter movements are not meant as swipes. */
const thresholdPx = 50;

/** The direction of a swipe: 1 (the next photo) to the left, -1 to the right. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < thresholdPx || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}

/** Ignores tiny movements while a button is pressed. */
const deadZonePx = 8;

/** How far the toast follows the pointer, to the right only. */
export function swipeOffset(startX: number, x: number): number {
  const distance = x - startX;
  return distance > deadZonePx ? distance : 0;
}

export function isSwipe(startX: number, x: number): boolean {
  return x - startX >= thresholdPx;
}
