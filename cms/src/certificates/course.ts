import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { type BuiltInLocale, builtInLocales, type Locale, locales } from '../contracts/language';
import { moduleQuizSchema } from '../contracts/training-module';
import {
  collectionOf,
  createModuleQuizzes,
  createPublishedEntries,
  currentGeneration,
  presentQuiz,
  presentReadable,
} from '../content';
import { memoizeLatest } from '../lib/memoize-latest';
import type { CourseModule } from './grading';

/** Both collections have fewer entries. */
const everything = { page: 1, pageSize: 1000 };

const quizzes = collectionOf('api::quiz.quiz', { languageFallback: false });
const moduleSchema = v.object({ slug: v.string(), title: v.string(), quiz: v.nullable(moduleQuizSchema) });
const settingSchema = v.object({ ministryName: v.string() });

/** Reads what is published now: the course whose quizzes are graded, and who offers it. */
export const createCourse = ({ strapi }: { strapi: Core.Strapi }) => {
  const content = createPublishedEntries(strapi);
  const moduleQuizzes = createModuleQuizzes({ strapi });
  const modules = collectionOf('api::training-module.training-module', {
    derived: { quiz: (rows, locale) => moduleQuizzes.of(rows, locale) },
  });

  async function readQuizzes(locale: Locale) {
    const { entries } = await content.list(quizzes, { locale, fields: undefined, ...everything });
    const readable = await Promise.all(
      entries.map((entry) => presentReadable(strapi, quizzes.uid, entry, presentQuiz)),
    );
    return readable.filter((quiz) => quiz !== undefined);
  }

  async function readModules(locale: BuiltInLocale): Promise<readonly CourseModule[]> {
    const fields = ['slug', 'title', 'quiz'];
    const [{ entries }, ...published] = await Promise.all([
      content.list(modules, { locale, fields, ...everything }),
      ...locales.map(readQuizzes),
    ]);
    const all = published.flat();
    return v
      .parse(v.array(moduleSchema), entries)
      .map(({ slug, title, quiz }) => ({ slug, title, quizzes: all.filter(({ key }) => key === quiz?.key) }));
  }

  const memoized = memoizeLatest<readonly CourseModule[]>(builtInLocales.length);

  return {
    /** In the order of the course. Read once in each generation of the content, because it takes longer than the rest. */
    async modules(locale: BuiltInLocale): Promise<readonly CourseModule[]> {
      return memoized(JSON.stringify([await currentGeneration(strapi), locale]), () => readModules(locale));
    },

    async ministryName(locale: BuiltInLocale): Promise<string> {
      const entry = await content.page('api::site-setting.site-setting', locale);
      return entry === undefined ? '' : v.parse(settingSchema, entry).ministryName;
    },
  };
};
