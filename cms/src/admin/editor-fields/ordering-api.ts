import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { type Ordering, orderingPath, orderingSchema } from '../../api/ordering/contract';

type Asked = { uid: string; documentId: string | undefined; locale: string };

const orderingApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    ordering: builder.query<Ordering, Asked>({
      query: (params) => ({ url: orderingPath, method: 'GET', config: { params } }),
      transformResponse: (answer: unknown) => v.parse(orderingSchema, answer),
      // The cache tag that the content manager invalidates when an entry is saved, published or deleted.
      providesTags: (_result, _error, { uid }) => [{ type: 'Document', id: `${uid}_LIST` }],
    }),
  }),
});

export const { useOrderingQuery } = orderingApi;
