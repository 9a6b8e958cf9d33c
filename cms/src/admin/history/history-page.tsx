import { Badge, Box, Flex, Grid, Link, Loader, Typography } from '@strapi/design-system';
import { ArrowLeft } from '@strapi/icons';
import { Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { NavLink, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedVersion } from '../../contracts/content-version';
import { contentAddress } from '../content-address';
import { type Labels, labelOf } from '../field-labels';
import { panelApi, type Translation } from '../panel-api';
import { isPanelLanguage, useTexts } from '../translations/use-texts';
import { useLabels } from '../use-labels';
import { LoadFailure, PageContent } from '../ui/page';
import { Differences } from './differences';
import { RestoreControl } from './restore-control';

const Version = styled.button<{ $isChosen: boolean }>`
  display: block;
  width: 100%;
  padding: 1.2rem;
  text-align: start;
  cursor: pointer;
  background: ${({ theme, $isChosen }) => ($isChosen ? theme.colors.primary100 : theme.colors.neutral0)};
  border: 1px solid ${({ theme, $isChosen }) => ($isChosen ? theme.colors.primary600 : theme.colors.neutral200)};
  border-radius: ${({ theme }) => theme.borderRadius};
`;

function useVersionDate(): (savedAt: string) => string {
  const intl = useIntl();
  return (savedAt) => intl.formatDate(savedAt, { dateStyle: 'long', timeStyle: 'short' });
}

function VersionText({ version, labels }: { version: ListedVersion; labels: Labels }) {
  const text = useTexts();
  const dateOf = useVersionDate();
  const { savedAt, accountName, changed, isPublished } = version;
  const fields = changed?.map((field) => labelOf([field], labels)).join(', ') ?? '';
  return (
    <Flex tag="span" direction="column" alignItems="start" gap={1}>
      <Typography fontWeight="bold">{dateOf(savedAt)}</Typography>
      <Typography variant="pi" textColor="neutral600">
        {accountName === null ? text('history.by-program') : text('history.by', { name: accountName })}
      </Typography>
      <Typography variant="pi" textColor="neutral600">
        {changed === null ? text('history.first') : text('history.changed', { fields })}
      </Typography>
      {isPublished ? <Badge variant="success">{text('history.on-site')}</Badge> : null}
    </Flex>
  );
}

type Parts = { translation: Translation; labels: Labels };

function ComparedVersion({ translation, labels, version }: Parts & { version: ListedVersion }) {
  const text = useTexts();
  const dateOf = useVersionDate();
  const { data, isError, refetch } = panelApi.useComparisonQuery({ ...translation, version: version.id });
  if (isError) return <LoadFailure message={text('history.failed')} onAgain={() => void refetch()} />;
  if (data === undefined) return <Loader>{text('history.loading')}</Loader>;
  return (
    <Box padding={{ initial: 4, medium: 6 }} background="neutral0" hasRadius shadow="tableShadow" width="100%">
      <Flex justifyContent="space-between" alignItems="start" gap={4} wrap="wrap">
        <Box>
          <Typography tag="h2" variant="delta">
            {dateOf(version.savedAt)}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {text('history.compare')}
          </Typography>
        </Box>
        {data.differences.length === 0 ? null : (
          <RestoreControl
            translation={translation}
            version={version.id}
            date={dateOf(version.savedAt)}
            labels={labels}
          />
        )}
      </Flex>
      {data.differences.length === 0 ? (
        <Box paddingTop={4}>
          <Typography>{text('history.no-differences')}</Typography>
        </Box>
      ) : (
        <Differences differences={data.differences} labels={labels} />
      )}
    </Box>
  );
}

function Versions({ translation }: { translation: Translation }) {
  const text = useTexts();
  const labels = useLabels(translation.uid);
  const [chosen, setChosen] = useState<number>();
  const { data, isError, refetch } = panelApi.useVersionsQuery(
    { ...translation, asOf: '' },
    { refetchOnMountOrArgChange: true },
  );
  if (isError) return <LoadFailure message={text('history.failed')} onAgain={() => void refetch()} />;
  if (data === undefined) return <Loader>{text('history.loading')}</Loader>;
  const shown = data.versions.find(({ id }) => id === chosen) ?? data.versions[0];
  if (shown === undefined) return <Typography>{text('history.none')}</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {data.title === null ? null : (
        <Typography textColor="neutral600">{text('history.of', { title: data.title })}</Typography>
      )}
      <Grid.Root gap={4}>
        <Grid.Item col={4} s={12} xs={12} direction="column" alignItems="stretch">
          <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
            {data.versions.map((version) => (
              <li key={version.id}>
                <Version
                  type="button"
                  $isChosen={version.id === shown.id}
                  aria-pressed={version.id === shown.id}
                  onClick={() => setChosen(version.id)}
                >
                  <VersionText version={version} labels={labels} />
                </Version>
              </li>
            ))}
          </Flex>
        </Grid.Item>
        <Grid.Item col={8} s={12} xs={12} alignItems="start">
          <ComparedVersion key={shown.id} translation={translation} labels={labels} version={shown} />
        </Grid.Item>
      </Grid.Root>
    </Flex>
  );
}

export function HistoryPage() {
  const text = useTexts();
  const { uid, entryId } = useParams();
  const [search] = useSearchParams();
  if (uid === undefined || entryId === undefined) return <Page.NoData />;
  const language = search.get('language');
  const translation = { uid, entryId, language };
  return (
    <PageContent style={{ maxWidth: '136rem' }}>
      <Page.Title>{text('history.title')}</Page.Title>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <div>
          <Link
            tag={NavLink}
            to={contentAddress(uid, { entry: entryId, language })}
            startIcon={<ArrowLeft aria-hidden />}
          >
            {text('history.back')}
          </Link>
        </div>
        <Flex gap={3} alignItems="baseline" wrap="wrap">
          <Typography tag="h1" variant="alpha">
            {text('history.title')}
          </Typography>
          {isPanelLanguage(language) ? (
            <Typography textColor="neutral600">{text('history.in', { language: text(`in.${language}`) })}</Typography>
          ) : null}
        </Flex>
        <Versions translation={translation} />
      </Flex>
    </PageContent>
  );
}
