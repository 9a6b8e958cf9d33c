import type { Core } from '@strapi/strapi';

const whole = { default: 12, isResizable: false } as const;
const half = { default: 6, isResizable: true } as const;

/**
 * Fields with an input of our own, which `src/admin/custom-fields.ts` names: the address of an entry, made from its title;
 * its place among the others; the right answer of a question, chosen from its options; the address of a picture or video,
 * with a preview; a text in Markdown; and the reference of a passage of the Bible.
 */
export function registerCustomFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    { name: 'address', type: 'string', inputSize: half },
    { name: 'place', type: 'integer', inputSize: half },
    { name: 'quiz-answer', type: 'string', inputSize: half },
    { name: 'media-address', type: 'text', inputSize: whole },
    { name: 'formatted-text', type: 'richtext', inputSize: whole },
    { name: 'scripture-reference', type: 'string', inputSize: whole },
  ]);
}
