import { LinkButton, Typography, VisuallyHidden } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import { adminApi } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { shownTypes, siteAddressPath } from '../api/preview/contract';
import { useTexts } from './translations/use-texts';

const answerSchema = v.object({ address: v.nullable(v.string()) });

type Entry = {
  uid: string;
  documentId: string;
  locale: string;
  /** Not sent: a new one asks again, after the entry was published. */
  version: string;
};

const { useSiteAddressQuery } = adminApi.injectEndpoints({
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

const documentSchema = v.looseObject({
  documentId: v.string(),
  locale: v.nullish(v.string()),
  status: v.nullish(v.string()),
  updatedAt: v.nullish(v.string()),
});

type Shown = v.InferOutput<typeof documentSchema> & { uid: string };

function SiteView({ uid, documentId, locale, status, updatedAt }: Shown) {
  const text = useTexts();
  const version = `${status ?? ''} ${updatedAt ?? ''}`;
  const { data, isError } = useSiteAddressQuery({ uid, documentId, locale: locale ?? '', version });
  if (isError) return <Typography textColor="danger600">{text('site-view.failed')}</Typography>;
  if (data === undefined) return null;
  if (data === null) return <Typography textColor="neutral600">{text('site-view.none')}</Typography>;
  return (
    <LinkButton href={data} target="_blank" rel="noopener" variant="tertiary" fullWidth endIcon={<ExternalLink />}>
      {text('site-view.open')} <VisuallyHidden>({text('site-view.newTab')})</VisuallyHidden>
    </LinkButton>
  );
}

type PanelProps = { model?: string; document?: unknown };

/** The side panel that leads from an entry to its place on the site. Strapi calls this function like a component. */
export function SiteViewPanel({ model, document }: PanelProps): { title: string; content: ReactNode } | null {
  const text = useTexts();
  if (model === undefined || !shownTypes.some((uid) => uid === model) || !v.is(documentSchema, document)) return null;
  return { title: text('site-view.title'), content: <SiteView uid={model} {...document} /> };
}
