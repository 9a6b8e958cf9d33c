import type { BuiltInLocale } from '../language';
import { type ProblemCode, problemTextsEn } from './problem-texts-en';
import { problemTextsEs } from './problem-texts-es';

/** Why an entry cannot be published, and the field concerned. */
export type Problem = {
  readonly path: readonly (string | number)[];
  readonly code: ProblemCode;
  readonly values?: Readonly<Record<string, string | number>>;
};

const texts = { en: problemTextsEn, es: problemTextsEs };

export function problemSentence({ code, values = {} }: Problem, language: BuiltInLocale): string {
  return texts[language][code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';
