import { describe, expect, test } from 'vitest';
import { dailyBars } from './daily-bars';

describe('the chart of daily visits', () => {
  test('gives the busiest day the whole height, shared by both languages', () => {
    const [quiet, busy] = dailyBars([
      { day: '2026-11-01', en: 20, es: 0 },
      { day: '2026-11-02', en: 60, es: 20 },
    ]);
    expect(quiet).toMatchObject({ x: 0, en: 0.25, es: 0 });
    expect(busy).toMatchObject({ x: 0.5, en: 0.75, es: 0.25 });
  });

  test('draws a small number without telling it, and nothing where nobody came', () => {
    const bars = dailyBars([
      { day: '2026-11-01', en: 'few', es: 0 },
      { day: '2026-11-02', en: 10, es: 0 },
    ]);
    expect(bars.map(({ en }) => en)).toEqual([0.5, 1]);
    expect(dailyBars([{ day: '2026-11-01', en: 0, es: 0 }])[0]).toMatchObject({ en: 0, es: 0 });
  });
});
