import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import type { InputProps } from './ui/input-field';
import type { TextKey } from './translations/texts';
import { label } from './translations/use-texts';

const input = (load: () => Promise<ComponentType<InputProps>>) => ({
  Input: async () => ({ default: await load() }),
});

const words = (name: TextKey, about: TextKey) => ({ intlLabel: label(name), intlDescription: label(about) });

/** The inputs of the custom fields that `src/panel/lifecycle.ts` registers. */
export function addCustomFields(app: StrapiApp): void {
  app.customFields.register([
    {
      name: 'address',
      type: 'string',
      ...words('address.name', 'address.about'),
      components: input(async () => (await import('./editor-fields/address-input')).AddressInput),
    },
    {
      name: 'position',
      type: 'integer',
      ...words('order.name', 'order.about'),
      components: input(async () => (await import('./editor-fields/position-input')).PositionInput),
    },
    {
      name: 'quiz-answer',
      type: 'string',
      ...words('quiz-answer.name', 'quiz-answer.about'),
      components: input(async () => (await import('./editor-fields/quiz-answer-input')).QuizAnswerInput),
    },
    {
      name: 'formatted-text',
      type: 'richtext',
      ...words('writing.text', 'writing.text.about'),
      components: input(async () => (await import('./text-editor/text-editor-input')).TextEditorInput),
    },
    {
      name: 'scripture-reference',
      type: 'string',
      ...words('scripture.reference', 'scripture.reference.about'),
      components: input(async () => (await import('./scripture/scripture-reference-input')).ScriptureReferenceInput),
    },
  ]);
}
