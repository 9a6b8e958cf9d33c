import type { EventDraft } from '@contracts/event-draft';
import { ownLanguageFirst } from '@contracts/language';
import type { RevivalEvent } from '@contracts/revival-event';
import { containsWords, foldForSearch, searchWords } from '@contracts/search-text';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { contentLanguage, formatDate } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { adminPaths } from './admin-paths';
import { fromList } from '../../ui/back-link';
import { TextField } from '../../ui/form/text-field';
import { Stack } from '../../ui/layout';
import { Link } from '../../ui/link';
import { Badge, Small } from '../../ui/text';
import { color, media, radius, space } from '../../ui/theme/theme';
import { unsavedForms } from './unsaved-input';

const ChoiceList = styled(Stack).attrs({ as: 'ul', $gap: 2 })`
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
  ${Badge} {
    grid-column: 1;
    justify-self: start;
  }
  svg {
    grid-area: 1 / 2 / span 2;
    color: ${color.textMuted};
  }
  &[data-unpublished] {
    border-style: dashed;
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

/** No search field for fewer. */
const worthSearching = 7;

/** A live region, rendered before it has content. */
const NotFound = styled(Small)`
  &:empty {
    position: absolute;
  }
`;

/** Marks an event whose form holds something that is not saved. */
export function UnsavedMark({ eventId }: { eventId: string }) {
  const { t } = useLanguage();
  return unsavedForms.useHas(eventId) ? <Badge>{t('mediaAdmin.events.unsaved')}</Badge> : null;
}

/** The element id of the link that opens an event. */
export const rowId = (eventId: string | null) => `admin-event-${eventId}`;

type EventChoiceProps = { events: readonly RevivalEvent[]; chosenId: string | null };

/** Each event has an address, so reload, Back and a second tab work. */
export function EventChoice({ events, chosenId }: EventChoiceProps) {
  const { locale, t } = useLanguage();
  const id = useId();
  const [query, setQuery] = useState('');
  const words = searchWords(query);
  const found = events.filter(({ title, location, date }) =>
    containsWords(foldForSearch(`${title} ${location} ${date}`), words),
  );
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
              id={rowId(event.id)}
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
              <UnsavedMark eventId={event.id} />
              <ChevronRight aria-hidden size="1.25em" />
            </Choice>
          </li>
        ))}
      </ChoiceList>
    </Stack>
  );
}

/** Events that visitors do not see yet. */
export function UnpublishedEvents({ drafts }: { drafts: readonly EventDraft[] }) {
  const { locale: own, t } = useLanguage();
  if (drafts.length === 0) return null;
  return (
    <Stack $gap={2}>
      <Small as="h3" id="admin-unpublished">
        {t('mediaAdmin.events.unpublished')}
      </Small>
      <ChoiceList aria-labelledby="admin-unpublished">
        {drafts.map(({ id, date, texts }) => {
          const named = ownLanguageFirst(own).find((locale) => texts[locale].title !== '');
          return (
            <li key={id}>
              <Choice id={rowId(id)} to={adminPaths.editEvent(id)} state={fromList} data-unpublished>
                <strong lang={named === own ? undefined : named}>
                  {named ? texts[named].title : t('mediaAdmin.events.untitled')}
                </strong>
                {date !== null && <small>{formatDate(own, date)}</small>}
                <UnsavedMark eventId={id} />
                <ChevronRight aria-hidden size="1.25em" />
              </Choice>
            </li>
          );
        })}
      </ChoiceList>
    </Stack>
  );
}
