import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type ExampleCounts, exampleCountsPath, exampleCountsSchema } from '../../api/example-content/contract';

const exampleCountsApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    exampleCounts: builder.query<ExampleCounts, undefined>({
      query: () => ({ url: exampleCountsPath, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(exampleCountsSchema, answer),
    }),
  }),
});

export const { useExampleCountsQuery } = exampleCountsApi;
