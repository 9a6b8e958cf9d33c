import type { RevivalEvent } from '@contracts/revival-event';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Events } from './event-layout';
import { EventEntry } from './event-entry';
import type { TimelineSlots } from './timeline-slots';
import { color, radius, space } from '../../ui/theme/theme';

/** Shown when the address names an event that does not exist. */
const MissingEvent = styled.p`
  padding: ${space[4]} ${space[5]};
  border-radius: ${radius.control};
  background: ${color.surfaceSunken};
`;

type RevivalListProps = {
  events: readonly RevivalEvent[];
  /** The event that the address names. */
  marked: string | null;
  /** The page came with the media of that event. */
  isServed?: boolean;
  slots: TimelineSlots;
};

export function RevivalList({ events, marked, isServed = false, slots }: RevivalListProps) {
  const { t } = useLanguage();
  const isMissing = marked !== null && !events.some(({ id }) => id === marked);
  return (
    <>
      {isMissing && <MissingEvent role="status">{t('revival.gone')}</MissingEvent>}
      <Events role="list">
        {events.map((event) => (
          <EventEntry
            key={event.id}
            event={event}
            isMarked={event.id === marked}
            isServed={isServed && event.id === marked}
            slots={slots}
          />
        ))}
      </Events>
    </>
  );
}
