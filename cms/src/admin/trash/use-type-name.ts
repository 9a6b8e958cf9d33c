import { useIntl } from 'react-intl';
import { adminApi } from '@strapi/strapi/admin';
import * as v from 'valibot';

const typesSchema = v.object({
  data: v.array(v.looseObject({ uid: v.string(), info: v.looseObject({ displayName: v.string() }) })),
});

const { useTypeNamesQuery } = adminApi.injectEndpoints({
  endpoints: (builder) => ({
    typeNames: builder.query<Readonly<Record<string, string>>, undefined>({
      query: () => ({ url: '/content-manager/content-types', method: 'GET' }),
      transformResponse: (answer: unknown) =>
        Object.fromEntries(v.parse(typesSchema, answer).data.map(({ uid, info }) => [uid, info.displayName])),
    }),
  }),
});

/** The name of a content type as the content manager shows it. */
export function useTypeName(): (uid: string) => string {
  const intl = useIntl();
  const { data } = useTypeNamesQuery(undefined);
  return (uid) => {
    const name = data?.[uid];
    return name === undefined ? '' : intl.formatMessage({ id: name, defaultMessage: name });
  };
}
