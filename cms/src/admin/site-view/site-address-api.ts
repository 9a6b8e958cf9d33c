import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';
import { siteAddressPath } from '../../api/preview/contract';

const answerSchema = v.object({ address: v.nullable(v.string()) });

type Entry = {
  uid: string;
  documentId: string;
  locale: string;
  /** Not sent: a new one asks again, after the entry was published. */
  version: string;
};

const siteAddressApi = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    siteAddress: builder.query<string | null, Entry>({
      query: ({ uid, documentId, locale }) => ({
        url: siteAddressPath,
        method: 'GET',
        config: { params: { uid, documentId, ...(locale === '' ? {} : { locale }) } },
      }),
      transformResponse: (answer: unknown) => v.parse(answerSchema, answer).address,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useSiteAddressQuery } = siteAddressApi;
