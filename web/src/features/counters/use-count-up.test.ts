import { describe, expect, it } from 'vitest';
import { countedValue } from './use-count-up';

describe('a counter', () => {
  it('begins at nothing and ends at its number after 3.5 s, neither before nor later', () => {
    expect(countedValue(47367, 0)).toBe(0);
    expect(countedValue(47367, 3400)).toBeLessThan(47367);
    expect(countedValue(47367, 3500)).toBe(47367);
    expect(countedValue(47367, 60_000)).toBe(47367);
  });

  it('never counts down', () => {
    const shown = Array.from({ length: 200 }, (_, frame) => countedValue(39612, (frame * 3500) / 199));
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    expect(new Set(shown).size).toBeGreaterThan(150);
  });

  it('shows whole people', () => {
    expect(Number.isInteger(countedValue(7, 1234))).toBe(true);
    expect(countedValue(0, 1234)).toBe(0);
  });

  it('does not run backwards when a frame is older than the beginning', () => {
    expect(countedValue(47367, -16)).toBe(0);
  });
});
