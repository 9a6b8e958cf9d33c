import { Badge, Box, Flex, Link, Loader, Typography } from '@strapi/design-system';
import { ExternalLink, Plus } from '@strapi/icons';
import { adminApi } from '@strapi/strapi/admin';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import * as v from 'valibot';
import { captionIn } from '../../api/event-media/contract';
import { useTexts } from '../translations/use-texts';
import { LoadFailure } from '../ui/load-failure';
import { eventMediaUid, type MediaEntry, mediaEntrySchema, revivalEventUid } from './media-entry';
import { MediaThumbnail } from './media-thumbnail';

const listed = 100;

const answerSchema = v.object({
  results: v.array(mediaEntrySchema),
  pagination: v.object({ total: v.number() }),
});

type MediaOfEvent = { entries: MediaEntry[]; more: number };

/** Items without a position come last; databases differ in how they sort null. */
function inOrder(entries: readonly MediaEntry[]): MediaEntry[] {
  const place = ({ sortOrder }: MediaEntry) => sortOrder ?? Number.MAX_SAFE_INTEGER;
  return entries.toSorted((a, b) => place(a) - place(b));
}

const eventMediaApi = adminApi.enhanceEndpoints({ addTagTypes: ['Document'] }).injectEndpoints({
  endpoints: (builder) => ({
    mediaOfEvent: builder.query<MediaOfEvent, string>({
      query: (eventId) => ({
        url: `/content-manager/collection-types/${eventMediaUid}`,
        method: 'GET',
        config: {
          params: {
            filters: { event: { documentId: { $eq: eventId } } },
            sort: 'sortOrder:ASC',
            page: 1,
            pageSize: listed,
          },
        },
      }),
      transformResponse: (answer: unknown) => {
        const { results, pagination } = v.parse(answerSchema, answer);
        return { entries: inOrder(results), more: pagination.total - results.length };
      },
      // The cache tag that the content manager invalidates when an entry is saved, published or deleted.
      providesTags: [{ type: 'Document', id: `${eventMediaUid}_LIST` }],
    }),
  }),
});

const { useMediaOfEventQuery } = eventMediaApi;

const entriesPath = `/content-manager/collection-types/${eventMediaUid}`;

const Caption = styled(Typography)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

function Marks({ entry: { withdrawn, status } }: { entry: MediaEntry }) {
  const text = useTexts();
  const isChanged = status === 'draft' || status === 'modified';
  if (withdrawn !== true && !isChanged) return null;
  return (
    <Flex gap={1} wrap="wrap">
      {withdrawn === true ? <Badge variant="danger">{text('event-media.withdrawn')}</Badge> : null}
      {isChanged ? <Badge variant="secondary">{text(`event-media.${status}`)}</Badge> : null}
    </Flex>
  );
}

function Entry({ entry }: { entry: MediaEntry }) {
  const text = useTexts();
  const { locale } = useIntl();
  const captions = { en: entry.caption?.trim() ?? '', es: entry.captionEs?.trim() ?? '' };
  const { caption } = captionIn(captions, locale === 'es' ? 'es' : 'en');
  return (
    <Flex tag="li" gap={3} alignItems="center">
      <MediaThumbnail entry={entry} />
      <Flex direction="column" alignItems="start" gap={1} minWidth={0}>
        <Link tag={NavLink} to={`${entriesPath}/${entry.documentId}`}>
          <Caption variant="pi">{caption === '' ? text('event-media.uncaptioned') : caption}</Caption>
        </Link>
        <Marks entry={entry} />
      </Flex>
    </Flex>
  );
}

/** The media of an event in order. The order is changed on the site's own page by dragging. */
function MediaOfEvent({ eventId }: { eventId: string }) {
  const text = useTexts();
  const { data, isError, refetch } = useMediaOfEventQuery(eventId, { refetchOnMountOrArgChange: true });

  // Refetched, because the order may have changed on the page that opens in another tab.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void refetch();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refetch]);

  if (data === undefined && isError) {
    return <LoadFailure message={text('event-media.failed')} onAgain={() => void refetch()} />;
  }
  if (data === undefined) return <Loader small>{text('event-media.loading')}</Loader>;
  return (
    <Flex direction="column" alignItems="stretch" gap={4} width="100%">
      {data.entries.length === 0 ? (
        <Typography textColor="neutral600">{text('event-media.none')}</Typography>
      ) : (
        <Box maxHeight="48rem" overflow="auto">
          <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
            {data.entries.map((entry) => (
              <Entry key={entry.documentId} entry={entry} />
            ))}
          </Flex>
        </Box>
      )}
      {data.more > 0 ? (
        <Typography textColor="neutral600">{text('event-media.more', { count: data.more })}</Typography>
      ) : null}
      <Link tag={NavLink} to={`${entriesPath}/create`} startIcon={<Plus />}>
        {text('event-media.add')}
      </Link>
      {data.entries.length > 1 ? (
        <Link href={`/admin?event=${encodeURIComponent(eventId)}`} target="_blank" endIcon={<ExternalLink />}>
          {text('event-media.arrange')}
        </Link>
      ) : null}
    </Flex>
  );
}

type Viewed = { model: string; documentId?: string };

/** The side panel of a saved event. Strapi calls this function like a component. */
export function EventMediaPanel({ model, documentId }: Viewed): { title: string; content: ReactNode } | null {
  const text = useTexts();
  if (model !== revivalEventUid || documentId === undefined || documentId === 'create') return null;
  return { title: text('event-media.title'), content: <MediaOfEvent eventId={documentId} /> };
}
