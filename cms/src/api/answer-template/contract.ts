import * as v from 'valibot';
import { builtInLocales } from '../language/contract';

/** Where the first name of the person who asked is filled in. */
export const namePlaceholder = '{name}';

/** The requests that a template is offered for. */
const templateKinds = ['every-kind', 'prayer', 'contact', 'counseling'] as const;

/** A message for the prayer team to send, in one language. */
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
