import { expect, test } from 'vitest';
import { widthOf } from '../../../lib/drawn-line';
import { fitTitle } from './fit-title';

const box = { width: 1000, height: 320 };
const fit = (title: string) => fitTitle(title, box);

function expectInside({ lines, size, lineHeight }: ReturnType<typeof fitTitle>) {
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.length * lineHeight).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width);
}

test('a short title is large, on one line', () => {
  expect(fit('Grief')).toMatchObject({ lines: ['Grief'], size: 112 });
});

test('a longer title is smaller and on more lines', () => {
  const fitted = fit('One more line of words than this picture has room for at that size, and some more');
  expectInside(fitted);
  expect(fitted.size).toBeLessThan(112);
  expect(fitted.lines.length).toBeGreaterThan(2);
});

test('a word wider than the line makes the title smaller', () => {
  const smaller = fit('Responsabilidades desproporcionadamente');
  expectInside(smaller);
  expect(smaller.lines).toEqual(['Responsabilidades', 'desproporcionadamente']);
});

test('what does not fit on four lines ends in an ellipsis', () => {
  const fitted = fit('palabra '.repeat(60).trim());
  expectInside(fitted);
  expect(fitted.lines.at(-1)).toMatch(/palabra…$/);
});
