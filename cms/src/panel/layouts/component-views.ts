import type { Core, UID } from '@strapi/strapi';
import { arrangeOnce, type PanelView } from './panel-view';

/** The parts that entries are made of. */
const views: readonly (readonly [UID.Component, PanelView])[] = [
  [
    'library.question',
    {
      namedBy: 'question',
      rows: [['question'], ['type', 'correctAnswer', 'questionId'], ['options'], ['explanation']],
      fields: {
        question: { label: 'Question' },
        type: {
          label: 'Type',
          description:
            'multiple-choice, true-false, or scenario (a multiple-choice question about a situation it describes)',
        },
        correctAnswer: {
          label: 'Correct answer',
          description:
            'Count the options from 0: the first is 0, the second 1, the third 2, the fourth 3. For true-false, enter true or false',
        },
        questionId: {
          label: 'ID',
          description:
            'q1 to q6, each used once, the same in both languages. Changing an id discards visitors’ saved answers',
        },
        options: { label: 'Options: four different ones; none for true-false' },
        explanation: { label: 'Explanation', description: 'Shown after the answer, right or wrong' },
      },
    },
  ],
  [
    'library.about-training',
    {
      namedBy: 'title',
      rows: [['title'], ['text'], ['quote'], ['scripture']],
      fields: {
        title: { label: 'Title' },
        text: { label: 'Text' },
        quote: { label: 'The pastor’s words' },
        scripture: { label: 'Scripture' },
      },
    },
  ],
  [
    'library.discipleship',
    {
      namedBy: 'title',
      rows: [['title'], ['text']],
      fields: { title: { label: 'Title' }, text: { label: 'Text' } },
    },
  ],
  ['shared.line', { namedBy: 'text', rows: [['text']], fields: { text: { label: 'Text' } } }],
  [
    'shared.scripture',
    {
      namedBy: 'reference',
      rows: [['verse'], ['reference']],
      fields: {
        verse: {
          label: 'Text',
          description: 'Word for word: English from the World English Bible, Spanish from Reina-Valera 1909',
        },
        reference: { label: 'Reference', description: 'Romans 6:23, or Romanos 6:23 in Spanish' },
      },
    },
  ],
  [
    'shared.quote',
    {
      namedBy: 'text',
      rows: [['text'], ['attribution']],
      fields: { text: { label: 'Text' }, attribution: { label: 'Who said it', description: 'Optional' } },
    },
  ],
  [
    'shared.seo',
    {
      namedBy: 'title',
      rows: [['title'], ['description']],
      fields: {
        title: { label: 'Title', description: 'The title shown in search results and shared links' },
        description: { label: 'Description', description: 'One or two sentences shown below the title' },
      },
    },
  ],
];

export async function arrangeComponents(strapi: Core.Strapi): Promise<void> {
  for (const [uid, view] of views) {
    await arrangeOnce(strapi, uid, view);
  }
}
