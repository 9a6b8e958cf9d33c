import { expect, test } from 'vitest';
import { balancedLinesOf, drawnLine, isDrawable, linesOf, widthOf } from './drawn-line';

test.each([
  'Nguyễn Văn Đức',
  'Ẹ̀bùn',
  'Lanaʻi',
  'ʿAbd al-Qādir',
  'Col·lell',
  'Kɔfi Ɖzɔ́',
  'O̩la',
  'Şükrü Iğdır',
  'ẞ Ŋ ǭ́ q̀',
])('%s can be drawn', (name) => expect(isDrawable(name)).toBe(true));

test.each(['Ａｎａ', 'Ana 🙏', 'آنا'])('%s has letters that the fonts lack', (name) => {
  expect(isDrawable(name)).toBe(false);
});

test.each(['Ẹ̀bùn', 'Ọ̀ṣun', 'q̀', 'M̂', 'Ɛ̃', 'Ḹ', 'ĵ̀', 'O̩'])('every mark of %s stands on its own letter', (name) => {
  const { glyphs, positions } = drawnLine(name).run;
  let across = 0;
  let letter = { from: 0, to: 0 };
  for (const [index, { xAdvance, xOffset }] of positions.entries()) {
    const glyph = glyphs[index];
    if (glyph?.isMark) {
      const middle = across + xOffset + (glyph.bbox.minX + glyph.bbox.maxX) / 2;
      expect(middle).toBeGreaterThan(letter.from);
      expect(middle).toBeLessThan(letter.to);
    } else letter = { from: across, to: across + xAdvance };
    across += xAdvance;
  }
  expect(glyphs.every(({ id }) => id !== 0)).toBe(true);
});

test('what is usual is drawn in the font of the headings, and everything else as a whole in the other', () => {
  expect(drawnLine('María Ñáñez').file).toContain('newsreader');
  for (const name of ['Ẹ̀bùn Ruiz', 'Lanaʻi']) expect(drawnLine(name).file).toContain('noto-serif');
});

test('what no font has is left out', () => {
  expect(drawnLine('Ana 🙏 Ruiz').text).toBe('Ana  Ruiz');
});

test('lines are balanced without becoming more or wider', () => {
  const text = 'has completed the training course in pastoral care and passed the quizzes of its 8 modules.';
  const lines = balancedLinesOf(text, 14, 450);
  expect(lines.join(' ')).toBe(text);
  expect(lines).toHaveLength(linesOf(text, 14, 450).length);
  const [first = 0, last = 0] = lines.map((line) => widthOf(line, 14));
  expect(first).toBeLessThanOrEqual(450);
  expect(last).toBeGreaterThan(first * 0.8);
  expect(balancedLinesOf('Ana', 14, 450)).toEqual(['Ana']);
});
