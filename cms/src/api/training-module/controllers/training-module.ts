import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { collectionController } from '../../../content/reading/collection-controller';
import type { Collection } from '../../../content/reading/published-entries';
import { withSocialImage } from '../../../content/social-image/with-social-image';
import { trainingModuleSchema } from '../contract';
import createModuleQuizzes from '../../../content/reading/module-quizzes';

const listedSchema = v.partial(v.omit(trainingModuleSchema, ['socialImage']));

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quizzes = createModuleQuizzes({ strapi });
  const collection: Collection = {
    uid: 'api::training-module.training-module',
    key: 'slug',
    sort: ['number'],
    derived: { quiz: (modules, locale) => quizzes.of(modules, locale) },
    languageFallback: true,
  };

  return collectionController(strapi, collection, {
    one: (module) => v.parse(trainingModuleSchema, withSocialImage('training-modules', module)),
    listed: (module) => v.parse(listedSchema, module),
  });
};
