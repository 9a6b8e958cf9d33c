import type { RevivalEvent } from '@contracts/revival-event';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { Events, Day, Entry, Story } from './event-layout';
import type { TimelineSlots } from './timeline-slots';
import { color, font, fontSize, noFocusRing, radius, smallPrint, space } from '../../ui/theme/theme';
import { MapPin } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { contentLanguage, formatDate, formatNumber } from '../../i18n/format';
import { paths } from '../../lib/paths';
import { Paragraphs } from '../../ui/paragraphs';
import { EventMediaSection } from './event-media-section';

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[8]};
  margin: 0;
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    ${smallPrint}
  }
  dd {
    margin: 0;
    font: 400 ${fontSize.heading3} / 1.2 ${font.serif};
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const kinds = ['attendance', 'salvations', 'healings'] as const;

/** How many came, believed and were healed; what was not counted is not shown. */
function EventFigures({ event }: { event: Pick<RevivalEvent, (typeof kinds)[number]> }) {
  const { t, locale } = useLanguage();
  const counted = kinds.filter((kind) => event[kind] > 0);
  if (counted.length === 0) return null;
  return (
    <Figures>
      {counted.map((kind) => (
        <div key={kind}>
          <dt>{t(`revival.${kind}`)}</dt>
          <dd>{formatNumber(locale, event[kind])}</dd>
        </div>
      ))}
    </Figures>
  );
}

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
  ${noFocusRing}
`;

const Location = styled.p`
  display: flex;
  gap: ${space[2]};
  color: ${color.textMuted};
  svg {
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

function EventEntry({ event, isMarked, isServed, slots: { Share, ...viewers } }: EventEntryProps) {
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
            <Location lang={lang}>
              <MapPin aria-hidden size="1em" />
              <span>{location}</span>
            </Location>
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
    const scrollToHeld = () => held.scrollIntoView({ block: 'start', behavior: 'instant' });
    const growth = new ResizeObserver(scrollToHeld);
    const release = () => {
      growth.disconnect();
      for (const sign of signs) window.removeEventListener(sign, release, true);
    };
    scrollToHeld();
    growth.observe(around);
    for (const sign of signs) window.addEventListener(sign, release, { capture: true, passive: true });
    return release;
  }, [element, isEnabled]);
}

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
