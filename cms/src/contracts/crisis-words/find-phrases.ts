import { sentenceEnd } from './fold-words';
import type { Phrase, PhraseStep, PhraseWord } from './read-phrases';

function fits({ exactly, beginnings }: PhraseWord, word: string | undefined): boolean {
  return word !== undefined && (exactly.has(word) || beginnings.some((beginning) => word.startsWith(beginning)));
}

/** The position where the steps end if they match at `at`; -1 if they do not. */
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
      for (let next = at; next < at + step.within && words[next] !== sentenceEnd; next += 1) {
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

/** The phrases whose words all occur somewhere in the text. Only these few are matched in order. */
function possiblePhrases(phrases: readonly Phrase[], words: readonly string[]): readonly Phrase[] {
  const present = new Set(words);
  const known = new Map<PhraseWord, boolean>();
  function isPresent(word: PhraseWord): boolean {
    let answer = known.get(word);
    if (answer === undefined) {
      answer =
        [...word.exactly].some((exact) => present.has(exact)) ||
        (word.beginnings.length > 0 && [...present].some((other) => fits(word, other)));
      known.set(word, answer);
    }
    return answer;
  }
  return phrases.filter((steps) => steps.every((step) => step.kind !== 'word' || isPresent(step.word)));
}

/** Harmless phrases are removed first. Phrases and gaps are short, so the time is linear in the text's length. */
export function phraseFinder({ crisis, harmless }: { crisis: readonly Phrase[]; harmless: readonly Phrase[] }) {
  function withoutHarmless(words: readonly string[]): readonly string[] {
    const left = [...words];
    for (const phrase of possiblePhrases(harmless, words)) {
      for (let at = 0; at < words.length; at += 1) {
        const end = endOf(phrase, words, at);
        if (end >= 0) left.fill('', at, end);
      }
    }
    return left;
  }

  return (words: readonly string[]): boolean => {
    const left = withoutHarmless(words);
    return possiblePhrases(crisis, left).some((phrase) => left.some((_, at) => endOf(phrase, left, at) >= 0));
  };
}
