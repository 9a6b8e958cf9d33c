import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import {
  type BroughtBack,
  broughtBackSchema,
  type ReferringEntry,
  referringEntriesSchema,
  type Trash,
  trashPath,
  trashSchema,
} from '../../api/trash/contract';

type Entry = { readonly uid: string; readonly entryId: string; readonly language: string | null };

const trashApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document', 'Trash'] }).injectEndpoints({
  endpoints: (builder) => ({
    trash: builder.query<Trash, undefined>({
      query: () => ({ url: trashPath, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(trashSchema, answer),
      providesTags: ['Trash'],
    }),
    bringEntryBack: builder.mutation<BroughtBack, number>({
      query: (id) => ({ url: `${trashPath}/entries/${id}/restore`, method: 'POST' }),
      transformResponse: (answer: unknown) => v.parse(broughtBackSchema, answer),
      invalidatesTags: (answer) => [
        'Trash',
        ...(answer === undefined ? [] : [{ type: 'Document' as const, id: `${answer.uid}_LIST` }]),
      ],
    }),
    deleteEntryForGood: builder.mutation<null, number>({
      query: (id) => ({ url: `${trashPath}/entries/${id}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: ['Trash'],
    }),
    bringFileBack: builder.mutation<null, number>({
      query: (id) => ({ url: `${trashPath}/files/${id}/restore`, method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: ['Trash'],
    }),
    deleteFileForGood: builder.mutation<null, number>({
      query: (id) => ({ url: `${trashPath}/files/${id}`, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: ['Trash'],
    }),
    references: builder.query<ReferringEntry[], Entry>({
      query: ({ uid, entryId, language }) => ({
        url: `${trashPath}/references/${uid}/${entryId}`,
        method: 'GET',
        config: { params: language === null ? {} : { language } },
      }),
      transformResponse: (answer: unknown) => v.parse(referringEntriesSchema, answer).references,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useTrashQuery,
  useBringEntryBackMutation,
  useDeleteEntryForGoodMutation,
  useBringFileBackMutation,
  useDeleteFileForGoodMutation,
  useReferencesQuery,
} = trashApi;
