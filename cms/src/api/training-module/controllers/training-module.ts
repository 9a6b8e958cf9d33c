import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import {
  type Collection,
  collectionController,
  createModuleQuizzes,
  hasLeaderSheet,
  readingMinutes,
  withSocialImage,
} from '../../../content';
import { trainingModuleSchema } from '../contract';

const listedSchema = v.partial(v.omit(trainingModuleSchema, ['hasLeaderSheet', 'socialImage']));

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quizzes = createModuleQuizzes({ strapi });
  const collection: Collection = {
    uid: 'api::training-module.training-module',
    key: 'slug',
    sort: ['number'],
    derived: {
      quiz: (modules, locale) => quizzes.of(modules, locale),
      readingMinutes: (modules) => readingMinutes(strapi, modules),
    },
    languageFallback: true,
  };

  return collectionController(strapi, collection, {
    one: (module) =>
      v.parse(trainingModuleSchema, {
        ...withSocialImage('training-modules', module),
        hasLeaderSheet: hasLeaderSheet(module),
      }),
    listed: (module) => v.parse(listedSchema, module),
  });
};
