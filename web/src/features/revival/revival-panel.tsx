import type { RefObject } from 'react';
import { failureCause } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import { DialogFailure } from '../../ui/dialog/dialog-failure';
import { EmptyState } from '../../ui/empty-state';
import { wholeTimeline } from './use-timeline-link';
import { useRevivalEvents } from './revival-events-query';
import { RevivalList } from './revival-list';
import type { TimelineSlots } from './timeline-slots';
import { Skeleton } from '../../ui/skeleton';
import { Small } from '../../ui/text';
import { Day, Entry, Events, Story } from './event-layout';
import { MediaSkeleton } from './event-media-section';

const placeholders = [1, 2, 3];

function RevivalSkeleton() {
  const { t } = useLanguage();
  return (
    <>
      <Small role="status">{t('revival.loading')}</Small>
      <Events aria-hidden>
        {placeholders.map((event) => (
          <Entry key={event}>
            <Story as="div">
              <div>
                <Day as="span">
                  <Skeleton $width="7rem" />
                </Day>
                <Skeleton $width="16rem" $height="1.75rem" />
              </div>
              <Skeleton $width="9rem" />
              <Skeleton $height="5rem" />
              <MediaSkeleton />
            </Story>
          </Entry>
        ))}
      </Events>
    </>
  );
}

type RevivalPanelProps = {
  /** What the address names: the id of an event, or anything else. */
  opened: string;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  slots: TimelineSlots;
};

export function RevivalPanel({ opened, onClose, returnFocusTo, slots }: RevivalPanelProps) {
  const { t, locale } = useLanguage();
  const events = useRevivalEvents(locale);
  const hasEvents = events.status === 'loading' || (events.status === 'ready' && events.data.length > 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      width={hasEvents ? '64rem' : '36rem'}
      hasStickyHeader
      title={t('revival.title')}
      description={<p>{t('revival.intro')}</p>}
      closeLabel={t('revival.close')}
    >
      {events.status === 'loading' && <RevivalSkeleton />}
      {events.status === 'failed' && (
        <DialogFailure
          title={t('revival.failed')}
          text={failureCause(t, events.error)}
          action={<Button onClick={() => window.location.reload()}>{t('revival.refresh')}</Button>}
        />
      )}
      {events.status === 'ready' &&
        (events.data.length === 0 ? (
          <EmptyState
            title={t('revival.empty')}
            text={t('revival.empty.text')}
            action={<Button onClick={onClose}>{t('revival.close')}</Button>}
          />
        ) : (
          <RevivalList events={events.data} marked={opened === wholeTimeline ? null : opened} slots={slots} />
        ))}
    </Dialog>
  );
}
