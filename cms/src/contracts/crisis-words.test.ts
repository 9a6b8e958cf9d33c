import { describe, expect, test } from 'vitest';
import { speaksOfCrisis } from './crisis-words';
import { crisisCases } from './crisis-words.cases';
import { foldWords } from './crisis-words/fold-words';

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

describe('takes as many steps as the text is long, and no more', () => {
  /** Text that starts phrases without completing one, and text on which regular expressions are slow. */
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
  ].concat(['|', "'", 'á']);

  /** Every word is looked up in a set, so counting lookups measures the work on any machine. */
  function comparisons(text: string): number {
    let count = 0;
    const has = Object.getOwnPropertyDescriptor(Set.prototype, 'has')?.value as (
      this: Set<unknown>,
      value: unknown,
    ) => boolean;
    Set.prototype.has = function (value) {
      count += 1;
      return has.call(this, value);
    };
    try {
      speaksOfCrisis(text);
    } finally {
      Set.prototype.has = has;
    }
    return count;
  }

  test.each(hostile)('%j, over and over', (piece) => {
    const longest = piece.repeat(Math.ceil(5000 / piece.length));
    speaksOfCrisis(longest);
    const steps = comparisons(longest);
    expect(steps).toBeLessThan(250_000);
    expect(comparisons(longest.repeat(4))).toBeLessThan(steps * 4 + 1000);
  });

  test.each(hostile)('%j: reads its words without going back over them', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const times = Array.from({ length: 3 }, () => {
      const start = performance.now();
      foldWords(text);
      return performance.now() - start;
    });
    // A backtracking expression would take minutes. The fastest run counts, since a busy machine can delay any of them.
    expect(Math.min(...times)).toBeLessThan(3000);
  });
});
