import * as v from 'valibot';
import { locales } from '../language/contract';

/** Where the first name of the person who asked is filled in. */
export const namePlaceholder = '{name}';

/** A message for the prayer team to send, in one language. */
export const answerTemplateSchema = v.object({
  locale: v.picklist(locales),
  title: v.string(),
  emailSubject: v.string(),
  text: v.string(),
});

export type AnswerTemplate = v.InferOutput<typeof answerTemplateSchema>;
