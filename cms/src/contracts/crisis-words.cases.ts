import { englishCaught } from './crisis-words/english-caught.cases';
import { englishEveryday } from './crisis-words/english-everyday.cases';
import { englishQuiet } from './crisis-words/english-harmless.cases';
import { spanishCaught } from './crisis-words/spanish-caught.cases';
import { spanishEveryday } from './crisis-words/spanish-everyday.cases';
import { spanishQuiet } from './crisis-words/spanish-harmless.cases';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Sentences in each language that must be detected, and others that must not. */
export const crisisCases = [
  { language: 'English', caught: lines(englishCaught), quiet: lines(englishQuiet + englishEveryday) },
  { language: 'Spanish', caught: lines(spanishCaught), quiet: lines(spanishQuiet + spanishEveryday) },
];
