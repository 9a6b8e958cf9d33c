import { CircleAlert } from 'lucide-react';
import type { RefObject } from 'react';
import { failureCause } from '../../i18n/failure-cause';
import { useLanguage } from '../../i18n/language-provider';
import { useFreshContent } from '../../lib/cms-client/use-fresh-content';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/dialog/dialog';
import { EmptyState } from '../../ui/empty-state';
import { Notice } from '../../ui/notice';
import { wholeTimeline } from './use-timeline-link';
import { revivalEventsFreshness, revivalEventsQuery } from './revival-events-query';
import { RevivalList } from './revival-list';
import { RevivalSkeleton } from './revival-skeleton';
import type { TimelineSlots } from './timeline-slots';

type RevivalPanelProps = {
  /** What the address names: the id of an event, or anything else. */
  opened: string;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
  slots: TimelineSlots;
};

export function RevivalPanel({ opened, onClose, returnFocusTo, slots }: RevivalPanelProps) {
  const { t, locale } = useLanguage();
  const events = useFreshContent(revivalEventsQuery(locale), revivalEventsFreshness);
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
      {events.status === 'failed' && <RevivalFailure error={events.error} />}
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

function RevivalFailure({ error }: { error: unknown }) {
  const { t } = useLanguage();
  return (
    <>
      <Notice role="alert" tone="danger" icon={<CircleAlert aria-hidden size="1.4em" />} title={t('revival.failed')}>
        <p>{failureCause(t, error)}</p>
      </Notice>
      <DialogActions>
        <Button onClick={() => window.location.reload()}>{t('revival.refresh')}</Button>
      </DialogActions>
    </>
  );
}
