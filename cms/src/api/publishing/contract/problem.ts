import * as v from 'valibot';
import type { BuiltInLocale } from '../../language/contract';
import { type ProblemCode, problemTextsEn } from './problem-texts-en';
import { problemTextsEs } from './problem-texts-es';

/** Why an entry cannot be published, and the field concerned. */
export type Problem = {
  readonly path: readonly (string | number)[];
  readonly code: ProblemCode;
  readonly values?: Readonly<Record<string, string | number>>;
};

const isCode = (code: unknown): code is ProblemCode => typeof code === 'string' && code in problemTextsEn;

export const problemSchema = v.object({
  path: v.array(v.union([v.string(), v.number()])),
  code: v.custom<ProblemCode>(isCode),
  values: v.exactOptional(v.record(v.string(), v.union([v.string(), v.number()]))),
});

const texts = { en: problemTextsEn, es: problemTextsEs };

/** The problem as a sentence for the editor. */
export function problemSentence({ code, values = {} }: Problem, language: BuiltInLocale): string {
  return texts[language][code].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

export const isBlank = (text: string | null | undefined): boolean => (text ?? '').trim() === '';
