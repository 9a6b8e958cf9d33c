import { useRef } from 'react';
import styled from 'styled-components';
import { type EventMedia, eventMediaListSchema, mediaOfEventPath } from '@contracts/event-media';
import type { Locale } from '@contracts/site-setting';
import { parse } from 'valibot';
import { useLanguage } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { color, radius, space } from '../../ui/theme/theme';
import { useNearViewport } from '../../ui/use-near-viewport';
import { MediaList } from './media-list';
import { MediaSkeleton } from './media-skeleton';
import type { TimelineSlots } from './timeline-slots';
import type { Query } from '../../lib/cms-client/query';

const Failure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px dashed ${color.hairline};
  border-radius: ${radius.control};
`;

type EventMediaSectionProps = {
  eventId: string;
  title: string;
  viewers: Pick<TimelineSlots, 'Photos' | 'Film'>;
};

/** Loaded when it comes near the viewport, because the timeline may be long. */
export function EventMediaSection(props: EventMediaSectionProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  return <div ref={place}>{isNear ? <LoadedMedia {...props} /> : <MediaSkeleton />}</div>;
}

function LoadedMedia({ eventId, title, viewers }: EventMediaSectionProps) {
  const { t, locale } = useLanguage();
  const media = useContentState(eventMediaQuery(eventId, locale));
  if (media.status === 'loading') {
    return (
      <Stack $gap={2}>
        <Small role="status">{t('revival.media.loading')}</Small>
        <MediaSkeleton />
      </Stack>
    );
  }
  if (media.status === 'failed') {
    return (
      <Failure role="alert">
        <Small>{t('revival.media.failed')}</Small>
        <Button $variant="quiet" onClick={media.retry}>
          {t('revival.media.retry')}
        </Button>
      </Failure>
    );
  }
  return <MediaList media={media.data} title={title} viewers={viewers} />;
}

function eventMediaQuery(eventId: string, locale: Locale): Query<EventMedia[]> {
  return {
    key: [`${mediaOfEventPath(eventId)}?locale=${locale}`],
    parse: (json) => parse(eventMediaListSchema, json),
  };
}
