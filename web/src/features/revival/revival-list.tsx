import type { RevivalEvent } from '@contracts/revival-event';
import { useLanguage } from '../../i18n/language-provider';
import { Events } from './event-layout';
import { EventEntry } from './event-entry';
import { Gone } from './gone';
import type { TimelineParts } from './timeline-parts';

type RevivalListProps = {
  events: readonly RevivalEvent[];
  /** The event that the address names. */
  marked: string | null;
  parts: TimelineParts;
};

export function RevivalList({ events, marked, parts }: RevivalListProps) {
  const { t } = useLanguage();
  const isGone = marked !== null && !events.some(({ id }) => id === marked);
  return (
    <>
      {isGone && <Gone role="status">{t('revival.gone')}</Gone>}
      <Events role="list">
        {events.map((event) => (
          <EventEntry key={event.id} event={event} isMarked={event.id === marked} parts={parts} />
        ))}
      </Events>
    </>
  );
}
