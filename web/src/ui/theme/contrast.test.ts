import { expect, test } from 'vitest';
import { categoryAccents } from '../category-accents';
import { palette } from './palette';

/** The WCAG contrast ratio of two colours in #rrggbb. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const { night, midnight, dusk, paper, sand, card, sunrise, morning } = palette;

// axe cannot check text on a gradient, so both ends are checked here.
const byNight = { surfaces: { night, midnight, dusk }, texts: ['paper', 'mist', 'gold', 'leafOnNight', 'clayOnNight'] };
const byDay = {
  surfaces: { paper, sand, card, sunrise, morning },
  texts: ['ink', 'slate', 'ember', 'leaf', 'clay', ...categoryAccents],
};

test.each([byNight, byDay] as const)('every text has enough contrast on every surface', (time) => {
  const faint = Object.entries(time.surfaces).flatMap(([name, surface]) =>
    Object.entries(palette)
      .filter(([text]) => time.texts.includes(text))
      .map(([text, colour]) => ({ text, on: name, contrast: contrast(colour, surface) }))
      .filter((pair) => pair.contrast < 4.5),
  );
  expect(faint).toEqual([]);
});
