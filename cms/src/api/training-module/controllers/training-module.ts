import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import * as v from 'valibot';
import {
  collectionController,
  collectionOf,
  createCovers,
  createModuleQuizzes,
  hasLeaderSheet,
  leaderSheetOf,
  readingMinutes,
  withSocialImage,
} from '../../../content';
import { leaderSheetSchema } from '../../../contracts/leader-sheet';
import { trainingModuleSchema } from '../../../contracts/training-module';

const listedSchema = v.partial(v.omit(trainingModuleSchema, ['hasLeaderSheet', 'socialImage']));
const uid = 'api::training-module.training-module';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const quizzes = createModuleQuizzes({ strapi });
  const collection = collectionOf(uid, {
    derived: {
      cover: createCovers(strapi, 'api::training-module.training-module'),
      quiz: (modules, locale) => quizzes.of(modules, locale),
      readingMinutes: (modules) => readingMinutes(strapi, modules),
    },
  });
  const leaderSheets = collectionController(strapi, collectionOf(uid), {
    one: (module) => {
      const sheet = leaderSheetOf(module);
      return sheet && v.parse(leaderSheetSchema, sheet);
    },
  });

  return {
    ...collectionController(strapi, collection, {
      one: (module) =>
        v.parse(trainingModuleSchema, {
          ...withSocialImage('training-modules', module),
          hasLeaderSheet: hasLeaderSheet(module),
        }),
      listed: (module) => v.parse(listedSchema, module),
    }),
    leaderSheet: (ctx: Context) => leaderSheets.findOne(ctx),
  };
};
