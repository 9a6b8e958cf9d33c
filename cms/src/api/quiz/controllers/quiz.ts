import type { Core } from '@strapi/strapi';
import { collectionController } from '../../../content/reading/collection-controller';
import { presentListedQuiz, presentQuiz } from '../../../content/reading/present-quiz';

const collection = {
  uid: 'api::quiz.quiz',
  key: 'key',
  sort: ['key'],
  languageFallback: true,
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) =>
  collectionController(strapi, collection, { one: presentQuiz, listed: presentListedQuiz });
