import type { Core } from '@strapi/strapi';

/**
 * Custom fields for writing: a text in Markdown with the editor of `src/admin/text-editor`, and the reference of a
 * passage with the scripture picker of `src/admin/scripture`.
 */
export function registerWritingFields(strapi: Core.Strapi): void {
  strapi.customFields.register([
    { name: 'formatted-text', type: 'richtext', inputSize: { default: 12, isResizable: false } },
    { name: 'scripture-reference', type: 'string', inputSize: { default: 12, isResizable: false } },
  ]);
}
