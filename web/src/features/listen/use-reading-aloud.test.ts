import { afterEach, describe, expect, test, vi } from 'vitest';
import { sentencesOf } from './use-reading-aloud';

afterEach(() => vi.unstubAllGlobals());

describe.each([
  ['with the browser’s segmenter', true],
  ['without one', false],
])('%s', (_, hasSegmenter) => {
  const sentences = (text: string, language = 'en') => {
    if (!hasSegmenter) vi.stubGlobal('Intl', {});
    return sentencesOf(text, language);
  };

  test('a paragraph is read sentence by sentence', () => {
    expect(sentences('Ask first.\n  Then knock! “May I come in?” Wait.')).toEqual([
      'Ask first.',
      'Then knock!',
      '“May I come in?”',
      'Wait.',
    ]);
    expect(sentences('¿Puedo pasar? Espere.', 'es')).toEqual(['¿Puedo pasar?', 'Espere.']);
  });

  test('a text without a mark at its end is one sentence', () => {
    expect(sentences('John 3:16, in 1.5 minutes')).toEqual(['John 3:16, in 1.5 minutes']);
  });

  test('nothing is read of an empty one', () => {
    expect(sentences(' \n ')).toEqual([]);
  });
});

describe('a sentence of more than 15 seconds', () => {
  const clause = 'blessed are those who mourn with the families of the village';

  test('ends its parts where the voice would pause', () => {
    expect(sentencesOf(`${clause}, ${clause}; ${clause}.`, 'en')).toEqual([`${clause}, ${clause};`, `${clause}.`]);
  });

  test('is cut between words where there is no pause, and loses none', () => {
    const words = Array.from({ length: 90 }, (_, index) => `word${index}`).join(' ');
    const parts = sentencesOf(words, 'en');
    expect(parts.join(' ')).toBe(words);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(160);
  });

  test('is cut anywhere where there are no words', () => {
    expect(sentencesOf('x'.repeat(400), 'en').join('')).toBe('x'.repeat(400));
  });
});
