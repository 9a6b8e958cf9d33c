import type { RevivalEvent } from '@contracts/revival-event';
import { containsWords, foldForSearch, searchWords } from '@contracts/search-text';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { contentLanguage } from '../../../i18n/format';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { adminPaths } from '../admin-paths';
import { fromList } from '../../../ui/back-link';
import { TextField } from '../../../ui/form/text-field';
import { Stack } from '../../../ui/layout';
import { Small } from '../../../ui/text';
import { Choice, ChoiceList } from './choice';

/** No search field for fewer. */
const worthSearching = 7;

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
      <ChoiceList>
        {found.map((event) => (
          <li key={event.id}>
            <Choice
              to={adminPaths.event(event.id)}
              state={chosenId === null ? fromList : undefined}
              aria-current={event.id === chosenId ? 'true' : undefined}
            >
              <strong lang={contentLanguage(event, locale)}>{event.title}</strong>
              <small>
                <span>{formatDate(locale, event.date)}</span>
                {event.location && (
                  <>
                    <span>{' · '}</span>
                    <span lang={contentLanguage(event, locale)}>{event.location}</span>
                  </>
                )}
              </small>
              <ChevronRight aria-hidden size="1.25em" />
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </Stack>
  );
}

/** Events with every word of the query in title, place or date, ignoring case and accents. */
export function matchingEvents(events: readonly RevivalEvent[], query: string): readonly RevivalEvent[] {
  const words = searchWords(query);
  return events.filter(({ title, location, date }) =>
    containsWords(foldForSearch(`${title} ${location} ${date}`), words),
  );
}
