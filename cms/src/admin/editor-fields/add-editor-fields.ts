import type { StrapiApp } from '@strapi/strapi/admin';
import { en, type TextKey } from '../translations/en';

const label = (id: TextKey) => ({ id, defaultMessage: en[id] });

/** The inputs of the custom fields that `src/panel/editor-fields.ts` registers. */
export function addEditorFields(app: StrapiApp): void {
  app.customFields.register([
    {
      name: 'address',
      type: 'string',
      intlLabel: label('address.name'),
      intlDescription: label('address.about'),
      components: { Input: async () => ({ default: (await import('./address-input')).AddressInput }) },
    },
    {
      name: 'place',
      type: 'integer',
      intlLabel: label('place.name'),
      intlDescription: label('place.about'),
      components: { Input: async () => ({ default: (await import('./place-input')).PlaceInput }) },
    },
    {
      name: 'quiz-answer',
      type: 'string',
      intlLabel: label('quiz-answer.name'),
      intlDescription: label('quiz-answer.about'),
      components: { Input: async () => ({ default: (await import('./quiz-answer-input')).QuizAnswerInput }) },
    },
  ]);
}
