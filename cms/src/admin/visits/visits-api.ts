import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type Visits, visitsPath, visitsSchema } from '../../api/page-view/contract';

const visitsApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    visits: builder.query<Visits, undefined>({
      query: () => ({ url: visitsPath, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(visitsSchema, answer),
    }),
  }),
});

export const { useVisitsQuery } = visitsApi;
