import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';

export const listPath = '/content-manager/collection-types/api::crisis-line.crisis-line';

const lineSchema = v.object({
  documentId: v.string(),
  countryCode: v.string(),
  name: v.string(),
  phone: v.string(),
  lastCheckedOn: v.nullable(v.string()),
});
const answerSchema = v.object({ results: v.array(lineSchema) });

export type ListedLine = v.InferOutput<typeof lineSchema>;

const crisisLinesApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    publishedCrisisLines: builder.query<ListedLine[], 'en' | 'es'>({
      query: (locale) => ({
        url: listPath,
        method: 'GET',
        config: { params: { locale, status: 'published', pageSize: 100, sort: 'position:ASC' } },
      }),
      transformResponse: (answer: unknown) => v.parse(answerSchema, answer).results,
      // The date is edited on another page of the panel, so cached data would be stale.
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePublishedCrisisLinesQuery } = crisisLinesApi;
