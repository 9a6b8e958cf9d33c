import { adminApi, useRBAC } from '@strapi/strapi/admin';
import * as v from 'valibot';
import {
  type Board,
  boardPermission,
  boardSchema,
  type Digest,
  digestPath,
  digestSchema,
  type NotNeeded,
  notNeededPath,
  translationBoardPath,
} from '../../api/translation-board/contract';
import { fullPermission } from '../permissions';
import type { BoardFilters } from './board-address';

type BoardQuestion = Partial<BoardFilters> & { readonly entry?: string; readonly size?: number };

/** Strapi invalidates this tag with every change of an entry, published alone or with others. */
const changedWithContent = 'CountDocuments';

const boardApi = adminApi.enhanceEndpoints({ addTagTypes: ['TranslationDigest', changedWithContent] }).injectEndpoints({
  endpoints: (builder) => ({
    translationBoard: builder.query<Board, BoardQuestion>({
      query: (question) => ({ url: translationBoardPath, method: 'GET', config: { params: question } }),
      transformResponse: (answer: unknown) => v.parse(boardSchema, answer),
      providesTags: [changedWithContent],
      // Another screen must not begin with what was true when this one was left.
      keepUnusedDataFor: 0,
    }),
    markNotNeeded: builder.mutation<unknown, NotNeeded>({
      query: (change) => ({ url: notNeededPath, method: 'POST', data: change }),
      invalidatesTags: [changedWithContent],
    }),
    translationDigest: builder.query<Digest, undefined>({
      query: () => ({ url: digestPath, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(digestSchema, answer),
      providesTags: ['TranslationDigest'],
    }),
    changeDigest: builder.mutation<Digest, { wanted: boolean }>({
      query: (change) => ({ url: digestPath, method: 'PUT', data: change }),
      transformResponse: (answer: unknown) => v.parse(digestSchema, answer),
      invalidatesTags: ['TranslationDigest'],
    }),
  }),
});

export const {
  useTranslationBoardQuery,
  useMarkNotNeededMutation,
  useTranslationDigestQuery,
  useChangeDigestMutation,
} = boardApi;

const permissions = [fullPermission(boardPermission)];

export function useMayTranslate(): boolean {
  return useRBAC(permissions).allowedActions['canUpdate'] === true;
}
