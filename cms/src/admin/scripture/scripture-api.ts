import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type Chapter, chapterSchema, scripturePath, type Translation } from '../../api/scripture/contract';

export type ChapterQuestion = { translation: Translation; book: string; chapter: number };

const scriptureApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    scriptureChapter: builder.query<Chapter, ChapterQuestion>({
      query: ({ translation, book, chapter }) => ({
        url: `${scripturePath}/${translation}/${book}/${chapter}`,
        method: 'GET',
      }),
      transformResponse: (answer: unknown) => v.parse(chapterSchema, answer),
    }),
  }),
});

export const { useScriptureChapterQuery } = scriptureApi;
