type Point = { x: number; y: number };

/** Far enough to be meant. */
const thresholdPx = 50;

/** Which way a finger that went from one point to another turns the photos: to the left brings the next. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const across = to.x - from.x;
  if (Math.abs(across) < thresholdPx || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0;
  return across < 0 ? 1 : -1;
}
