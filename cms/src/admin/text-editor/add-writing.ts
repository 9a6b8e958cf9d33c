import type { StrapiApp } from '@strapi/strapi/admin';
import { en, type TextKey } from '../translations/en';

const label = (id: TextKey) => ({ id, defaultMessage: en[id] });

/** The text editor, and the scripture picker beside references. `src/panel/writing-fields.ts` registers their fields. */
export function addWriting(app: StrapiApp): void {
  app.customFields.register([
    {
      name: 'formatted-text',
      type: 'richtext',
      intlLabel: label('writing.text'),
      intlDescription: label('writing.text.about'),
      components: { Input: async () => ({ default: (await import('./text-editor-input')).TextEditorInput }) },
    },
    {
      name: 'scripture-reference',
      type: 'string',
      intlLabel: label('scripture.reference'),
      intlDescription: label('scripture.reference.about'),
      components: {
        Input: async () => ({
          default: (await import('../scripture/scripture-reference-input')).ScriptureReferenceInput,
        }),
      },
    },
  ]);
}
