import { Flex, LinkButton, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import * as v from 'valibot';
import { maxVersions } from '../../contracts/content-version';
import { panelApi, type Translation } from '../panel-api';
import { useTexts } from '../translations/use-texts';

const shownAtMost = 3;

const entrySchema = v.looseObject({
  documentId: v.string(),
  locale: v.nullish(v.string()),
  updatedAt: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
});

export const historyRoute = 'content-history/:uid/:entryId';

function historyAddress({ uid, entryId, language }: Translation): string {
  return `/content-history/${uid}/${entryId}${language === null ? '' : `?language=${language}`}`;
}

function LatestVersions({ translation, asOf }: { translation: Translation; asOf: string }) {
  const text = useTexts();
  const intl = useIntl();
  const { data, isError } = panelApi.useVersionsQuery({ ...translation, asOf }, { refetchOnMountOrArgChange: true });
  if (isError) return <Typography textColor="neutral600">{text('history.failed')}</Typography>;
  if (data === undefined) return <Typography textColor="neutral600">{text('history.loading')}</Typography>;
  if (data.versions.length === 0) return <Typography textColor="neutral600">{text('history.none')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="neutral600">{text('history.about', { count: maxVersions })}</Typography>
      <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
        {data.versions.slice(0, shownAtMost).map(({ id, savedAt, accountName }) => (
          <li key={id}>
            <Typography tag="p">{intl.formatDate(savedAt, { dateStyle: 'long', timeStyle: 'short' })}</Typography>
            {accountName === null ? null : (
              <Typography tag="p" variant="pi" textColor="neutral600">
                {text('history.by', { name: accountName })}
              </Typography>
            )}
          </li>
        ))}
      </Flex>
      <LinkButton tag={NavLink} to={historyAddress(translation)} variant="secondary" fullWidth>
        {text('history.open')}
      </LinkButton>
    </Flex>
  );
}

type PanelProps = { model: string; document?: unknown };

export function HistoryPanel({ model, document }: PanelProps): { title: string; content: ReactNode } | null {
  const text = useTexts();
  const entry = v.safeParse(entrySchema, document);
  // Only entries that are published have a status.
  if (!entry.success || entry.output.status === '') return null;
  const { documentId, locale, updatedAt, status } = entry.output;
  const translation = { uid: model, entryId: documentId, language: locale ?? null };
  const content = <LatestVersions translation={translation} asOf={`${updatedAt} ${status}`} />;
  return { title: text('history.title'), content };
}
