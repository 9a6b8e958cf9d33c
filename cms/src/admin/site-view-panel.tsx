import { LinkButton, Typography, VisuallyHidden } from '@strapi/design-system';
import { ExternalLink } from '@strapi/icons';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { siteTypes } from '../site-types';
import { panelApi } from './panel-api';
import { useTexts } from './translations/use-texts';

const documentSchema = v.looseObject({
  documentId: v.string(),
  locale: v.nullish(v.string()),
  status: v.nullish(v.string()),
  updatedAt: v.nullish(v.string()),
});

type Shown = v.InferOutput<typeof documentSchema> & { uid: string };

function SiteView({ uid, documentId, locale, status, updatedAt }: Shown) {
  const text = useTexts();
  const asOf = `${status ?? ''} ${updatedAt ?? ''}`;
  const { data, isError } = panelApi.useSiteAddressQuery({ uid, documentId, locale: locale ?? '', asOf });
  if (isError) return <Typography textColor="danger600">{text('site-view.failed')}</Typography>;
  if (data === undefined) return null;
  if (data.address === null) return <Typography textColor="neutral600">{text('site-view.none')}</Typography>;
  return (
    <LinkButton
      href={data.address}
      target="_blank"
      rel="noopener"
      variant="tertiary"
      fullWidth
      endIcon={<ExternalLink />}
    >
      {text('site-view.open')} <VisuallyHidden>({text('site-view.newTab')})</VisuallyHidden>
    </LinkButton>
  );
}

type PanelProps = { model?: string; document?: unknown };

export function SiteViewPanel({ model, document }: PanelProps): { title: string; content: ReactNode } | null {
  const text = useTexts();
  if (model === undefined || siteTypes[model]?.path === undefined || !v.is(documentSchema, document)) return null;
  return { title: text('site-view.title'), content: <SiteView uid={model} {...document} /> };
}
