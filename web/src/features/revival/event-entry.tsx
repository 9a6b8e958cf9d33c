import type { RevivalEvent } from '@contracts/revival-event';
import { MapPin } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import { contentLanguage } from '../../i18n/format';
import { formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Paragraphs } from '../../ui/paragraphs';
import { color, space } from '../../ui/theme/theme';
import { EventFigures } from './event-figures';
import { Day, Entry, Story } from './event-layout';
import { EventMediaSection } from './event-media-section';
import type { TimelineSlots } from './timeline-slots';

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  /* The button's own box is larger than its sign. */
  button {
    margin-block: -${space[2]};
    margin-inline-end: -${space[3]};
  }
`;

const Title = styled.h3`
  &:focus {
    outline: none;
  }
`;

const Place = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.textMuted};
  svg {
    flex: none;
    margin-block-start: 0.3em;
  }
`;

type EventEntryProps = {
  event: RevivalEvent;
  /** Named by the address: scrolled into view and focused. */
  isMarked: boolean;
  isServed: boolean;
  slots: TimelineSlots;
};

export function EventEntry({ event, isMarked, isServed, slots: { Share, ...viewers } }: EventEntryProps) {
  const { t, locale } = useLanguage();
  const entry = useRef<HTMLLIElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const lang = contentLanguage(event, locale);
  const { id, title, date, location, description } = event;

  useEffect(() => {
    if (isMarked) heading.current?.focus({ preventScroll: true });
  }, [isMarked]);
  useHoldInView(entry, isMarked);

  return (
    <Entry ref={entry} id={id} data-marked={isMarked} aria-current={isMarked || undefined}>
      <Story aria-labelledby={titleId}>
        <div>
          <Day dateTime={date}>{formatDate(locale, date)}</Day>
          <Head>
            <Title id={titleId} ref={heading} tabIndex={-1} lang={lang}>
              {title}
            </Title>
            <div data-scripted>
              <Share title={title} label={t('revival.share', { title })} address={paths.revivalEvent(id)} />
            </div>
          </Head>
          {location !== '' && (
            <Place lang={lang}>
              <MapPin aria-hidden size="1em" />
              <span>{location}</span>
            </Place>
          )}
        </div>
        <EventFigures event={event} />
        <Paragraphs text={description} lang={lang} />
        <EventMediaSection eventId={id} title={title} isServed={isServed} viewers={viewers} />
      </Story>
    </Entry>
  );
}

const signs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls the element to the top and holds it there while the content above it grows, until the first interaction. */
function useHoldInView(element: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    const held = element.current;
    const around = held?.parentElement;
    if (!isEnabled || !held || !around) return;
    const place = () => held.scrollIntoView({ block: 'start', behavior: 'instant' });
    const growth = new ResizeObserver(place);
    const release = () => {
      growth.disconnect();
      for (const sign of signs) window.removeEventListener(sign, release, true);
    };
    place();
    growth.observe(around);
    for (const sign of signs) window.addEventListener(sign, release, { capture: true, passive: true });
    return release;
  }, [element, isEnabled]);
}
