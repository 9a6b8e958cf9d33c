import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { collectionController, leaderSheetOf } from '../../../content';
import { leaderSheetSchema } from '../contract';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const modules = collectionController(
    strapi,
    { uid: 'api::training-module.training-module', key: 'slug', sort: ['number'], languageFallback: true },
    {
      one: (module) => {
        const sheet = leaderSheetOf(module);
        return sheet && v.parse(leaderSheetSchema, sheet);
      },
    },
  );
  return { findOne: modules.findOne.bind(modules) };
};
