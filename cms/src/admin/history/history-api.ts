import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import {
  type Comparison,
  comparisonSchema,
  historyPath,
  type Restored,
  restoredSchema,
  type Versions,
  versionsSchema,
} from '../../api/content-version/contract';

/** One language of an entry; null for types without translations. */
export type Translation = { readonly uid: string; readonly entryId: string; readonly language: string | null };

/** `asOf` changes with the entry, so that its list is read again after a publication. */
type ListQuestion = Translation & { readonly asOf: string };
type VersionId = Translation & { readonly version: number };

const pathOf = ({ uid, entryId }: Translation) => `${historyPath}/${uid}/${entryId}`;
const paramsOf = ({ language }: Translation) => ({ params: language === null ? {} : { language } });

// The content manager's own tag: its forms are read again after a restoration.
const historyApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    versions: builder.query<Versions, ListQuestion>({
      query: (question) => ({ url: pathOf(question), method: 'GET', config: paramsOf(question) }),
      transformResponse: (answer: unknown) => v.parse(versionsSchema, answer),
      keepUnusedDataFor: 0,
    }),
    comparison: builder.query<Comparison, VersionId>({
      query: (id) => ({ url: `${pathOf(id)}/${id.version}`, method: 'GET', config: paramsOf(id) }),
      transformResponse: (answer: unknown) => v.parse(comparisonSchema, answer),
      keepUnusedDataFor: 0,
    }),
    restoreVersion: builder.mutation<Restored, VersionId>({
      query: (id) => ({ url: `${pathOf(id)}/${id.version}/restore`, method: 'POST', config: paramsOf(id) }),
      transformResponse: (answer: unknown) => v.parse(restoredSchema, answer),
      invalidatesTags: (_answer, _error, { uid, entryId }) => [
        { type: 'Document', id: `${uid}_${entryId}` },
        { type: 'Document', id: uid },
      ],
    }),
  }),
});

export const { useVersionsQuery, useComparisonQuery, useRestoreVersionMutation } = historyApi;
