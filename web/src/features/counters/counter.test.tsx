import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi, describe, it } from 'vitest';
import { english } from '../../i18n/en/site';
import { spanish } from '../../i18n/es/site';
import { LanguageProvider } from '../../i18n/language-provider';
import { Counter, countedValue } from './counter';

const dictionaries = { en: english, es: spanish };

let see: (intersectionRatio: number) => void;
let isWatched: boolean;

class Observer {
  constructor(notice: (entries: readonly { intersectionRatio: number }[]) => void) {
    see = (intersectionRatio) => act(() => notice([{ intersectionRatio }]));
  }
  observe() {
    isWatched = true;
  }
  disconnect() {
    isWatched = false;
  }
}

beforeEach(() => {
  isWatched = false;
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  return () => void vi.useRealTimers();
});

const allowMotion = (matches: boolean) =>
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches }));

function show(locale: 'en' | 'es' = 'en') {
  render(
    <LanguageProvider locale={locale} dictionary={dictionaries[locale]}>
      <dl>
        <Counter value={47_367} label="Salvations" lang={undefined} />
      </dl>
    </LanguageProvider>,
  );
}

/** What stands there for screen readers, and what is painted over it. */
function spans() {
  const all = Array.from(screen.getByRole('definition').querySelectorAll('span'));
  const text = (isHidden: boolean) =>
    all.filter((span) => span.hasAttribute('aria-hidden') === isHidden).map((span) => span.textContent);
  return { spoken: text(false), painted: text(true) };
}

test.each([
  ['en', '47,367'],
  ['es', '47,367'],
] as const)('with reduced motion the number stands there and is not watched (%s)', (locale, number) => {
  allowMotion(false);
  show(locale);
  expect(spans()).toEqual({ spoken: [number], painted: [] });
  expect(isWatched).toBe(false);
});

test('counts up once it is visible, and never down, over the number that screen readers get', () => {
  allowMotion(true);
  show();
  see(0);
  expect(spans()).toEqual({ spoken: ['47,367'], painted: ['0'] });
  see(0.29);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(spans().painted).toEqual(['0']);

  see(0.3);
  expect(isWatched).toBe(false);
  const painted: number[] = [];
  for (let frame = 0; frame < 40; frame += 1) {
    act(() => void vi.advanceTimersByTime(80));
    expect(spans().spoken).toEqual(['47,367']);
    painted.push(...spans().painted.map((text) => Number(text.replace(',', ''))));
  }
  expect(painted).toHaveLength(40);
  expect(painted).toEqual([...painted].sort((a, b) => a - b));
  expect(new Set(painted).size).toBeGreaterThan(30);
  expect(painted.every((number) => number < 47_367)).toBe(true);

  act(() => void vi.advanceTimersByTime(400));
  expect(spans()).toEqual({ spoken: ['47,367'], painted: [] });
  act(() => void vi.advanceTimersByTime(5_000));
  expect(spans()).toEqual({ spoken: ['47,367'], painted: [] });
});

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
