import type { Core } from '@strapi/strapi';
import { collectionController, collectionOf, presentListedQuiz, presentQuiz } from '../../../content';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  collectionController(strapi, collectionOf('api::quiz.quiz'), { one: presentQuiz, listed: presentListedQuiz });
