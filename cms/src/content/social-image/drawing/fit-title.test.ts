import { expect, test } from 'vitest';
import { fitTitle } from './fit-title';

const box = { width: 1000, height: 320 };
/** Every letter half as wide as high. */
const measure = (text: string, size: number) => text.length * size * 0.5;
const fit = (title: string) => fitTitle(title, box, measure);

function expectInside({ lines, size, lineHeight }: ReturnType<typeof fitTitle>) {
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.length * lineHeight).toBeLessThanOrEqual(box.height);
  for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(box.width);
}

test('a short title is large, on one line', () => {
  expect(fit('Grief')).toMatchObject({ lines: ['Grief'], size: 112 });
});

test('a longer title is smaller and its lines are even', () => {
  const fitted = fit('The conversation you keep putting off');
  expectInside(fitted);
  expect(fitted.lines).toEqual(['The conversation you', 'keep putting off']);
  expect(fit('One more line of words than this picture has room for at that size').size).toBeLessThan(fitted.size);
});

test('a word wider than the line makes the title smaller, and is parted only at the smallest size', () => {
  const smaller = fit('Responsabilidades desproporcionadamente');
  expectInside(smaller);
  expect(smaller.lines).toEqual(['Responsabilidades', 'desproporcionadamente']);

  const endless = fit(`Un ${'x'.repeat(60)}`);
  expectInside(endless);
  expect(endless.lines.join('').replace('Un ', '')).toContain('x'.repeat(30));
  expect(endless.size).toBe(48);
});

test('what does not fit on four lines ends in an ellipsis', () => {
  const fitted = fit('palabra '.repeat(60).trim());
  expectInside(fitted);
  expect(fitted.lines).toHaveLength(4);
  expect(fitted.lines.at(-1)).toMatch(/palabra?…$|…$/);
});
