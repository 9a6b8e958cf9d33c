import * as v from 'valibot';
import { builtInLocales } from './language';

/** Where the first name of the person who asked is filled in. */
export const namePlaceholder = '{name}';

const templateKinds = ['every-kind', 'prayer', 'contact', 'counseling'] as const;

export const answerTemplateSchema = v.object({
  locale: v.picklist(builtInLocales),
  title: v.string(),
  /** Null where an editor has chosen none. */
  requestKind: v.pipe(
    v.nullable(v.picklist(templateKinds)),
    v.transform((kind) => kind ?? 'every-kind'),
  ),
  emailSubject: v.string(),
  text: v.string(),
});

export type AnswerTemplate = v.InferOutput<typeof answerTemplateSchema>;
