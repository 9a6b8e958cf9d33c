import {
  isTranslation,
  parseReference,
  readTranslation,
  type Reference,
  type Translation,
  translations,
} from '../../contracts/scripture';
import { passageOf, type ReadBible, wordsOf } from './bible';

export type Quotation = { verse: string; reference: string; translation: string };

/** Part of a verse is word for word too, if the words stand there one after the other. */
function isWithin(source: string | undefined, verse: string): boolean {
  const words = wordsOf(verse);
  const at = source === undefined || words === '' ? -1 : source.indexOf(words);
  if (at === -1 || source === undefined) return false;
  const around = [source.charAt(at - 1), source.charAt(at + words.length)];
  return around.every((letter) => !/[\p{Letter}\p{Number}]/u.test(letter));
}

function translationOf(readBible: ReadBible, reference: Reference, verse: string): Translation | undefined {
  const words = wordsOf(verse);
  return translations.find((translation) => passageOf(readBible(translation), reference) === words);
}

function problemWithin(readBible: ReadBible, name: Translation, { verse, reference }: Quotation) {
  const passage = parseReference(reference);
  const source = passage && passageOf(readBible(name), passage);
  if (source === undefined) return 'unknown-passage';
  return isWithin(source, verse) ? undefined : 'differs';
}

/** The translation that the editor gave, or that has it word for word; null if nobody can tell or it differs. */
export function nameTranslation(readBible: ReadBible, quotation: Quotation): string | null {
  const named = readTranslation(quotation.translation);
  if (named !== '') return isTranslation(named) && problemWithin(readBible, named, quotation) ? null : named;
  const passage = parseReference(quotation.reference);
  return (passage && translationOf(readBible, passage, quotation.verse)) ?? null;
}

export type ScriptureProblem = 'unnamed' | 'differs' | 'unknown-passage';

/** Why a quotation cannot be published; undefined also for what names no verses of the Bible. */
export function scriptureProblem(readBible: ReadBible, quotation: Quotation): ScriptureProblem | undefined {
  const named = readTranslation(quotation.translation);
  if (isTranslation(named)) return problemWithin(readBible, named, quotation);
  const isJudged = named === '' && parseReference(quotation.reference) !== undefined;
  return isJudged && nameTranslation(readBible, quotation) === null ? 'unnamed' : undefined;
}
