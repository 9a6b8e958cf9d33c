import { englishCaught } from './contract/english-caught.cases';
import { englishEveryday } from './contract/english-everyday.cases';
import { englishQuiet } from './contract/english-harmless.cases';
import { spanishCaught } from './contract/spanish-caught.cases';
import { spanishEveryday } from './contract/spanish-everyday.cases';
import { spanishQuiet } from './contract/spanish-harmless.cases';

const lines = (text: string) => text.split('\n').filter((line) => line !== '');

/** Sentences in each language that must be detected, and others that must not. */
export const crisisCases = [
  { language: 'English', caught: lines(englishCaught), quiet: lines(englishQuiet + englishEveryday) },
  { language: 'Spanish', caught: lines(spanishCaught), quiet: lines(spanishQuiet + spanishEveryday) },
];
