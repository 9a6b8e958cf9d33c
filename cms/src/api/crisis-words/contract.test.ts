import { describe, expect, test } from 'vitest';
import { speaksOfCrisis } from './contract';
import { crisisCases } from './contract.cases';

describe.each(crisisCases)('in $language', ({ caught, quiet }) => {
  test('catches every sentence that speaks of crisis', () => {
    expect(caught.length).toBeGreaterThanOrEqual(120);
    expect(caught.filter((sentence) => !speaksOfCrisis(sentence))).toEqual([]);
  });

  test('is silent about what people ask prayer for every day', () => {
    expect(quiet.length).toBeGreaterThanOrEqual(150);
    expect(quiet.filter((sentence) => speaksOfCrisis(sentence))).toEqual([]);
  });

  test('catches it in the middle of everything else, and is silent about all of that together', () => {
    const before = quiet.slice(0, 4).join('. ');
    const after = quiet.slice(4, 8).join('. ');
    expect(speaksOfCrisis(quiet.join('. '))).toBe(false);
    for (const sentence of caught) expect(speaksOfCrisis(`${before}.\n${sentence}\n${after}`), sentence).toBe(true);
  });

  test('catches it in capitals, with letters held too long and without any punctuation', () => {
    for (const sentence of caught) {
      expect(speaksOfCrisis(sentence.toUpperCase()), sentence).toBe(true);
      expect(speaksOfCrisis(sentence.replace(/([aeiou])(?=\w)/, '$1$1$1')), sentence).toBe(true);
      expect(speaksOfCrisis(sentence.replace(/[.,:;!]/g, '')), sentence).toBe(true);
    }
  });
});

test.each([
  'I want to\nkill\tmyself',
  'quiero   morir',
  'I don´t want to live',
  'Ｉ want to die',
  'quiero 😭 morir 😭',
])('whatever stands between the letters: %s', (text) => {
  expect(speaksOfCrisis(text)).toBe(true);
});

test.each(['', '   ', '🙏🙏🙏', '...', '911', 'صلوا من أجلنا', '请为我祷告'])('says nothing to "%s"', (text) => {
  expect(speaksOfCrisis(text)).toBe(false);
});

describe('takes time as the text is long, and no more', () => {
  /** What begins phrases without ever ending one, and what expressions are slow on. */
  const hostile = [
    'my husband ',
    'no quiero ',
    'I wish ',
    'not want to ',
    'mi esposo me ',
    'a',
    ' ',
    '\n \t',
    '.',
    '. ',
    '|',
    "'",
    'á',
  ];

  /** The best of a few runs: others may be using the machine. */
  function milliseconds(text: string): number {
    const runs = Array.from({ length: 3 }, () => {
      const start = performance.now();
      speaksOfCrisis(text);
      return performance.now() - start;
    });
    return Math.min(...runs);
  }

  test.each(hostile)('%j, over and over', (piece) => {
    const longest = piece.repeat(Math.ceil(5000 / piece.length));
    speaksOfCrisis(longest);
    expect(milliseconds(longest)).toBeLessThan(50);
    // Twenty times the text: an expression that goes back over it takes four hundred times as long.
    expect(milliseconds(longest.repeat(20))).toBeLessThan(Math.max(milliseconds(longest), 1) * 120);
  });
});
