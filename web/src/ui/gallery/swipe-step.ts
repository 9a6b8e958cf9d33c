type Point = { x: number; y: number };

/** Shorter movements are not meant as swipes. */
const thresholdPx = 50;

/** The direction of a swipe: 1 (the next photo) to the left, -1 to the right. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < thresholdPx || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}
