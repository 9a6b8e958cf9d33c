import { foldWord } from './fold-words';

/** One word of a phrase: any of these words, or any that starts with one of those prefixes. */
export type PhraseWord = { readonly exactly: ReadonlySet<string>; readonly beginnings: readonly string[] };

export type PhraseStep =
  | { readonly kind: 'word' | 'optional'; readonly word: PhraseWord }
  | { readonly kind: 'unless'; readonly word: PhraseWord; readonly within: number }
  | { readonly kind: 'gap'; readonly most: number };

export type Phrase = readonly PhraseStep[];

/** Groups of words used in many phrases, by the name that phrases use. */
export type PhraseNames = Readonly<Record<string, string>>;

const wordsInAGap = 3;
const wordsLookedAhead = 3;

/**
 * Reads a list of phrases, one a line; empty lines and headings (`== …`) are for people. In a phrase
 *
 * - `one|other` is either word, `{name}` any word of that name, `word*` every word that begins so, `#` a number,
 * - `?word` may be missing,
 * - `~` is up to three words of any kind, `~5` up to five, within one sentence,
 * - `!word` refuses the phrase when that is one of the next three words, `!!word` when it is the very next.
 *
 * Words are written without accents and apostrophes; contractions may stand as in speech (`dont`).
 */
export function readPhrases(names: PhraseNames, list: string): Phrase[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('=='))
    .map((line) => readPhrase(line.replace(/\{(\w+)\}/g, (_, name: string) => wordsNamed(names, name))));
}

function wordsNamed(names: PhraseNames, name: string): string {
  const words = names[name];
  if (words === undefined) throw new Error(`No words are named ${name}`);
  return words.trim().split(/\s+/).join('|');
}

function readPhrase(line: string): Phrase {
  const steps = line.split(' ').flatMap(readSteps);
  if (steps[0]?.kind !== 'word') throw new Error(`A phrase must begin with a word: ${line}`);
  return steps;
}

function readSteps(item: string): PhraseStep[] {
  if (item.startsWith('~')) return [{ kind: 'gap', most: item === '~' ? wordsInAGap : Number(item.slice(1)) }];
  if (item.startsWith('!!')) return [{ kind: 'unless', word: readWord(item.slice(2)), within: 1 }];
  if (item.startsWith('!')) return [{ kind: 'unless', word: readWord(item.slice(1)), within: wordsLookedAhead }];
  if (item.startsWith('?')) return [{ kind: 'optional', word: readWord(item.slice(1)) }];
  if (/[|*#]/.test(item)) return [{ kind: 'word', word: readWord(item) }];
  // Expanded as in a text, where one word may become two.
  return foldWord(item).map((word) => ({ kind: 'word', word: { exactly: new Set([word]), beginnings: [] } }));
}

/** Cached, because many phrases share the same long list of words. */
const read = new Map<string, PhraseWord>();

function readWord(item: string): PhraseWord {
  const known = read.get(item);
  if (known) return known;
  const words = item.split('|').map((word) => {
    const [letters = '', more] = foldWord(word.replace('*', ''));
    if (letters === '' || more !== undefined) throw new Error(`Cannot be one of several words: ${word}`);
    return { letters, isBeginning: word.endsWith('*') };
  });
  const word = {
    exactly: new Set(words.filter(({ isBeginning }) => !isBeginning).map(({ letters }) => letters)),
    beginnings: words.filter(({ isBeginning }) => isBeginning).map(({ letters }) => letters),
  };
  read.set(item, word);
  return word;
}
