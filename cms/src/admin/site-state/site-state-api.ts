import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type SiteState, siteStatePath, siteStateSchema } from '../../api/watching/contract';

const siteStateApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    siteState: builder.query<SiteState, undefined>({
      query: () => ({ url: siteStatePath, method: 'GET' }),
      transformResponse: (answer: unknown) => v.parse(siteStateSchema, answer),
    }),
  }),
});

export const { useSiteStateQuery } = siteStateApi;
