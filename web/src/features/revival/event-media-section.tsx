import { useRef } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { useContentState } from '../../lib/cms-client/use-content';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/button';
import { Stack } from '../../ui/layout';
import { Small } from '../../ui/text';
import { clustered, color, radius, space } from '../../ui/theme/theme';
import { useNearViewport } from '../../ui/use-near-viewport';
import { MediaList } from './media-list';
import { eventMediaQuery } from './revival-events-query';
import type { TimelineSlots } from './timeline-slots';
import { eventParameter } from './use-timeline-link';
import { Skeleton } from '../../ui/skeleton';
import { Tiles } from './media-tiles';

const tiles = [1, 2, 3];

export function MediaSkeleton() {
  return (
    <Tiles data-scripted as="div" $count={tiles.length} aria-hidden>
      {tiles.map((tile) => (
        <div key={tile}>
          <Skeleton $height="100%" style={{ aspectRatio: 'var(--ratio)' }} />
        </div>
      ))}
    </Tiles>
  );
}

const Failure = styled.div`
  ${clustered(3)}
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};
  border: 1px dashed ${color.hairline};
  border-radius: ${radius.control};
`;

type EventMediaSectionProps = {
  eventId: string;
  title: string;
  /** The media came with the page. */
  isServed: boolean;
  viewers: Pick<TimelineSlots, 'Photos' | 'Film'>;
};

/** Loaded when it comes near the viewport, because the timeline may be long. */
export function EventMediaSection(props: EventMediaSectionProps) {
  const { t } = useLanguage();
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(container);
  return (
    <div ref={container}>
      {isNear || props.isServed ? <LoadedMedia {...props} /> : <MediaSkeleton />}
      <noscript>
        {import.meta.env.SSR && !props.isServed && (
          <a href={`${paths.revival}?${eventParameter}=${props.eventId}#${props.eventId}`}>
            {t('revival.media', { title: props.title })}
          </a>
        )}
      </noscript>
    </div>
  );
}

function LoadedMedia({ eventId, title, isServed, viewers }: EventMediaSectionProps) {
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
          {t('words.retry')}
        </Button>
      </Failure>
    );
  }
  return <MediaList media={media.data ?? []} title={title} viewers={viewers} isAllShown={isServed} />;
}
