import type { Core } from '@strapi/strapi';

/**
 * Custom fields that spare editors what the program knows: the address of an entry, made from its title; its place among
 * the others; and the right answer of a question, chosen from its options. `src/admin/editor-fields/` shows them.
 */
export function registerEditorFields(strapi: Core.Strapi): void {
  const inputSize = { default: 6, isResizable: true } as const;
  strapi.customFields.register({ name: 'address', type: 'string', inputSize });
  strapi.customFields.register({ name: 'place', type: 'integer', inputSize });
  strapi.customFields.register({ name: 'quiz-answer', type: 'string', inputSize });
}
