import type { RevivalEvent } from '@contracts/revival-event';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { contentLanguage } from '../../../i18n/format';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { fromList } from '../../../ui/back-link';
import { TextField } from '../../../ui/form/text-field';
import { Stack } from '../../../ui/layout';
import { Link } from '../../../ui/link';
import { Small } from '../../../ui/text';
import { color, media, radius, space } from '../../../ui/theme/theme';

/** No search field for fewer. */
const worthSearching = 7;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  list-style: none;
`;

const Choice = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.hairline};
  border-radius: ${radius.card};
  background: ${color.surfaceRaised};
  color: ${color.text};
  line-height: 1.35;
  text-decoration: none;
  strong {
    overflow-wrap: anywhere;
  }
  small {
    grid-column: 1;
    color: ${color.textMuted};
    font-size: inherit;
  }
  svg {
    grid-area: 1 / 2 / span 2;
    color: ${color.textMuted};
  }
  &[aria-current] {
    border-color: ${color.action};
    box-shadow: inset 4px 0 0 ${color.action};
  }
  ${media.hover} {
    &:hover {
      border-color: ${color.text};
      color: ${color.text};
    }
  }
`;

/** A live region, rendered before it has content. */
const NotFound = styled(Small)`
  &:empty {
    position: absolute;
  }
`;

type EventChoiceProps = { events: readonly RevivalEvent[]; chosenId: string | null };

/** Each event has an address, so reload, Back and a second tab work. */
export function EventChoice({ events, chosenId }: EventChoiceProps) {
  const { locale, t } = useLanguage();
  const id = useId();
  const [query, setQuery] = useState('');
  const found = matchingEvents(events, query);
  return (
    <Stack>
      {events.length >= worthSearching && (
        <TextField
          id={`${id}search`}
          type="search"
          label={t('mediaAdmin.events.search')}
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={setQuery}
        />
      )}
      <NotFound role="status">{found.length === 0 ? t('mediaAdmin.events.notFound') : null}</NotFound>
      <List>
        {found.map((event) => (
          <li key={event.id}>
            <Choice
              to={paths.adminEvent(event.id)}
              state={chosenId === null ? fromList : undefined}
              aria-current={event.id === chosenId ? 'true' : undefined}
            >
              <strong lang={contentLanguage(event, locale)}>{event.title}</strong>
              <small>
                {formatDate(locale, event.date)}
                {event.location && (
                  <>
                    {' · '}
                    <span lang={contentLanguage(event, locale)}>{event.location}</span>
                  </>
                )}
              </small>
              <ChevronRight aria-hidden size="1.25em" />
            </Choice>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Events with every word of the query in title, place or date, ignoring case and accents. */
export function matchingEvents(events: readonly RevivalEvent[], query: string): readonly RevivalEvent[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return events;
  return events.filter(({ title, location, date }) => {
    const text = plain(`${title} ${location} ${date}`);
    return words.every((word) => text.includes(word));
  });
}
