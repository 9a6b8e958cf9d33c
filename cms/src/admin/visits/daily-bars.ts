import { smallestShown, type ShownCount, type Visits } from '../../contracts/page-view';

export type Bar = { x: number; width: number; en: number; es: number };

/** A small number is drawn as half of the smallest that is told. */
const drawn = (count: ShownCount): number => (count === 'few' ? smallestShown / 2 : count);

/** The bars of a chart that is 1 wide and 1 high: left edge, width, and the heights of both languages. */
export function dailyBars(days: Visits['days']): Bar[] {
  const highest = Math.max(1, ...days.map(({ en, es }) => drawn(en) + drawn(es)));
  const step = 1 / Math.max(1, days.length);
  return days.map(({ en, es }, index) => ({
    x: index * step,
    width: step * 0.7,
    en: drawn(en) / highest,
    es: drawn(es) / highest,
  }));
}
