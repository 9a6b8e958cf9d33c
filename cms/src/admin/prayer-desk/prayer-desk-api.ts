import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type DeskSummary, deskPath, summarySchema } from '../../api/prayer-desk/contract';

const prayerDeskApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    deskSummary: builder.query<DeskSummary, undefined>({
      query: () => ({ url: `${deskPath}/summary`, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(summarySchema, answer),
    }),
  }),
});

export const { useDeskSummaryQuery } = prayerDeskApi;
