import { sentenceEnd } from './fold-words';
import type { Phrase, PhraseStep, PhraseWord } from './read-phrases';

const wordsLookedAhead = 3;

function fits({ exactly, beginnings }: PhraseWord, word: string | undefined): boolean {
  return word !== undefined && (exactly.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
}

/** Where the steps end in the text when they begin at `at`; -1 when they do not fit. */
function endOf(steps: readonly PhraseStep[], words: readonly string[], at: number, index = 0): number {
  const step = steps[index];
  if (step === undefined) return at;
  switch (step.kind) {
    case 'word':
      return fits(step.word, words[at]) ? endOf(steps, words, at + 1, index + 1) : -1;
    case 'optional': {
      const end = fits(step.word, words[at]) ? endOf(steps, words, at + 1, index + 1) : -1;
      return end >= 0 ? end : endOf(steps, words, at, index + 1);
    }
    case 'unless': {
      for (let next = at; next < at + wordsLookedAhead && words[next] !== sentenceEnd; next += 1) {
        if (fits(step.word, words[next])) return -1;
      }
      return endOf(steps, words, at, index + 1);
    }
    case 'gap': {
      for (let skipped = 0; skipped <= step.most; skipped += 1) {
        const end = endOf(steps, words, at + skipped, index + 1);
        if (end >= 0) return end;
        if (words[at + skipped] === sentenceEnd) return -1;
      }
      return -1;
    }
  }
}

/** Finds the phrases of one list by their first words, so that a text is not compared with every phrase at every word. */
function indexed(phrases: readonly Phrase[]) {
  const byWord = new Map<string, Phrase[]>();
  const byBeginning: (readonly [string, Phrase])[] = [];
  for (const phrase of phrases) {
    for (const word of phrase.first.exactly) {
      const known = byWord.get(word);
      if (known) known.push(phrase);
      else byWord.set(word, [phrase]);
    }
    for (const beginning of phrase.first.beginnings) byBeginning.push([beginning, phrase]);
  }
  const seen = new Map<string, readonly Phrase[]>();
  return (word: string): readonly Phrase[] => {
    const known = seen.get(word);
    if (known) return known;
    const found = [
      ...(byWord.get(word) ?? []),
      ...byBeginning.filter(([beginning]) => word.startsWith(beginning)).map(([, phrase]) => phrase),
    ];
    // Only what the lists begin with is remembered: nothing of what somebody wrote stays in memory.
    if (byWord.has(word)) seen.set(word, found);
    return found;
  };
}

/**
 * Whether a text holds a phrase of crisis once what is harmless has been taken out of it. The steps of a phrase are
 * few and its gaps short, so that the time grows with the length of the text alone.
 */
export function phraseFinder({ crisis, harmless }: { crisis: readonly Phrase[]; harmless: readonly Phrase[] }) {
  const crisisFrom = indexed(crisis);
  const harmlessFrom = indexed(harmless);

  function withoutHarmless(words: readonly string[]): readonly string[] {
    const left = [...words];
    words.forEach((word, at) => {
      for (const { rest } of harmlessFrom(word)) {
        const end = endOf(rest, words, at + 1);
        if (end >= 0) left.fill('', at, end);
      }
    });
    return left;
  }

  return (words: readonly string[]): boolean => {
    const left = withoutHarmless(words);
    return left.some((word, at) => crisisFrom(word).some(({ rest }) => endOf(rest, left, at + 1) >= 0));
  };
}
