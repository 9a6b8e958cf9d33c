import { Flex, LinkButton, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import * as v from 'valibot';
import { versionsKept } from '../../api/content-version/contract';
import { useTexts } from '../translations/use-texts';
import { historyAddress, isKind, type Kind } from './history-address';
import { type Translation, useVersionsQuery } from './history-api';

const shownAtMost = 3;

const entrySchema = v.looseObject({
  documentId: v.string(),
  locale: v.nullish(v.string()),
  updatedAt: v.optional(v.string(), ''),
  status: v.optional(v.string(), ''),
});

type Props = { kind: Kind; translation: Translation; asOf: string };

function LatestVersions({ kind, translation, asOf }: Props) {
  const text = useTexts();
  const intl = useIntl();
  const { data, isError } = useVersionsQuery({ ...translation, asOf }, { refetchOnMountOrArgChange: true });
  if (isError) return <Typography textColor="neutral600">{text('history.failed')}</Typography>;
  if (data === undefined) return <Typography textColor="neutral600">{text('history.loading')}</Typography>;
  if (data.versions.length === 0) return <Typography textColor="neutral600">{text('history.none')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Typography textColor="neutral600">{text('history.about', { count: versionsKept })}</Typography>
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
      <LinkButton tag={NavLink} to={historyAddress(kind, translation)} variant="secondary" fullWidth>
        {text('history.open')}
      </LinkButton>
    </Flex>
  );
}

type PanelProps = { model: string; collectionType: string; document?: unknown };

/** The side panel with the latest versions of a published type. Strapi calls this function like a component. */
export function HistoryPanel({
  model,
  collectionType,
  document,
}: PanelProps): { title: string; content: ReactNode } | null {
  const text = useTexts();
  const entry = v.safeParse(entrySchema, document);
  // Only entries that are published have a status.
  if (!isKind(collectionType) || !entry.success || entry.output.status === '') return null;
  const { documentId, locale, updatedAt, status } = entry.output;
  const translation = { uid: model, entryId: documentId, language: locale ?? null };
  const content = <LatestVersions kind={collectionType} translation={translation} asOf={`${updatedAt} ${status}`} />;
  return { title: text('history.title'), content };
}
