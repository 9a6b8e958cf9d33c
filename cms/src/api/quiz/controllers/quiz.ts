import type { Core } from '@strapi/strapi';
import { collectionController, presentListedQuiz, presentQuiz } from '../../../content';

const collection = {
  uid: 'api::quiz.quiz',
  key: 'key',
  sort: ['key'],
  languageFallback: true,
} as const;

export default ({ strapi }: { strapi: Core.Strapi }) =>
  collectionController(strapi, collection, { one: presentQuiz, listed: presentListedQuiz });
