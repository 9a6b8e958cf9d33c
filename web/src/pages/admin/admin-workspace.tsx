import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { Plus } from 'lucide-react';
import { useEventDrafts } from '../../features/media-admin/editor/use-event-drafts';
import { EventChoice, rowId, UnpublishedEvents, UnsavedMark } from '../../features/media-admin/event-choice';
import { preloadAvailableImages } from '../../features/media-admin/picker/available-images';
import { PickerPanel } from '../../features/media-admin/picker/picker-panel';
import { useRevivalEvents } from '../../features/revival/revival-events-query';
import { failureCause } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { adminPaths, newEvent } from '../../features/media-admin/admin-paths';
import { Button, ButtonLink } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Stack } from '../../ui/layout';
import { Skeleton } from '../../ui/skeleton';
import { media, space } from '../../ui/theme/theme';
import { VisuallyHidden } from '../../ui/text';
import { ChosenEvent } from './chosen-event';

/** Its form is needed by whoever makes or edits an event. */
const EventEditing = lazyWithPreload(async () => (await import('./event-editing')).EventEditing);

/** The list and the event side by side where there is room; one after the other on a phone. */
const Columns = styled.div`
  display: grid;
  gap: ${space[8]} clamp(2rem, 4vw, 3.5rem);
  align-items: start;
  > * {
    min-width: 0;
  }
  ${media.roomy} {
    grid-template-columns: minmax(17rem, 20rem) 1fr;
  }
`;

const Choices = styled(Stack)`
  &[data-beside] {
    ${media.cramped} {
      display: none;
    }
  }
`;

const NothingChosen = styled.div`
  ${media.cramped} {
    display: none;
  }
`;

const addId = 'admin-add';

export function AdminWorkspace() {
  const { locale, t } = useLanguage();
  const [search] = useSearchParams();
  const chosenId = search.get('event');
  const isEditing = search.get('edit') === '1';
  const drafts = useEventDrafts();
  const loaded = useRevivalEvents(locale);
  const [additions, setAdditions] = useState(0);
  const heading = useRef<HTMLHeadingElement | null>(null);
  const view = `${chosenId} ${isEditing}`;
  const shown = useRef({ view, chosenId });
  const hasMoved = useRef(false);
  /** The next view may come late; its heading then takes the focus that was lost with the last one. */
  const attachHeading = useCallback((element: HTMLHeadingElement | null) => {
    heading.current = element;
    if (hasMoved.current && document.activeElement === document.body) element?.focus();
  }, []);

  useEffect(() => {
    // In parallel with the events.
    preloadAvailableImages();
  }, []);

  useEffect(() => {
    // The link that was followed may no longer be on the screen, so focus moves: back to the row of what was closed, or
    // to the heading. A direct visit starts at the top of the page.
    if (shown.current.view !== view) {
      const row = chosenId === null ? document.getElementById(rowId(shown.current.chosenId)) : null;
      (row ?? heading.current)?.focus();
      hasMoved.current = true;
    }
    shown.current = { view, chosenId };
  }, [view, chosenId]);

  if (loaded.status === 'loading') {
    return (
      <Stack>
        <VisuallyHidden role="status">{t('mediaAdmin.events.loading')}</VisuallyHidden>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} $height="4.5rem" />
        ))}
      </Stack>
    );
  }
  if (loaded.status === 'failed') {
    return (
      <div role="alert">
        <EmptyState
          title={t('revival.failed')}
          text={failureCause(t, loaded.error)}
          action={<Button onClick={loaded.retry}>{t('words.retry')}</Button>}
        />
      </div>
    );
  }
  const { data: events, refresh: refreshEvents } = loaded;
  const waiting = (drafts.drafts ?? []).filter(({ states }) =>
    Object.values(states).every((state) => state === 'unpublished'),
  );
  const chosen = events.find(({ id }) => id === chosenId);
  const draft = drafts.drafts?.find(({ id }) => id === chosenId);
  const isNew = chosenId === newEvent;
  if (isNew || (draft && (isEditing || !chosen))) {
    return (
      <Suspense fallback={<Skeleton $height="32rem" />}>
        <EventEditing
          draft={isNew ? null : (draft ?? null)}
          drafts={drafts}
          headingRef={attachHeading}
          onPublished={refreshEvents}
        />
      </Suspense>
    );
  }
  if (chosenId !== null && !drafts.drafts && drafts.error === undefined && (isEditing || !chosen)) {
    return <Skeleton $height="32rem" />;
  }
  if (events.length === 0 && waiting.length === 0) {
    return (
      <EmptyState
        title={t('mediaAdmin.events.empty')}
        text={t('mediaAdmin.events.empty.text')}
        action={<ButtonLink to={adminPaths.newEvent}>{t('mediaAdmin.events.new')}</ButtonLink>}
      />
    );
  }
  return (
    <Columns>
      <Choices as="nav" aria-labelledby="admin-events" data-beside={chosenId === null ? undefined : true}>
        <h2 id="admin-events" ref={chosenId === null ? attachHeading : undefined} tabIndex={-1}>
          {t('mediaAdmin.events')}
        </h2>
        <ButtonLink id={rowId(newEvent)} to={adminPaths.newEvent} $variant="quiet">
          <Plus aria-hidden size={18} />
          <span>{t('mediaAdmin.events.new')}</span>
          <UnsavedMark eventId={newEvent} />
        </ButtonLink>
        <UnpublishedEvents drafts={waiting} />
        <EventChoice events={events} chosenId={chosenId} />
      </Choices>
      <Stack $gap={12}>
        {chosen ? (
          <ChosenEvent
            key={chosen.id}
            event={chosen}
            isChanged={draft !== undefined && Object.values(draft.states).includes('changed')}
            headingRef={attachHeading}
            addId={addId}
            additions={additions}
            onChanged={refreshEvents}
          />
        ) : chosenId === null ? (
          <NothingChosen>
            <EmptyState title={t('mediaAdmin.events.none')} text={t('mediaAdmin.events.none.text')} action={null} />
          </NothingChosen>
        ) : (
          <EmptyState
            title={t('mediaAdmin.events.unknown')}
            text={t('mediaAdmin.events.unknown.text')}
            action={<ButtonLink to={adminPaths.timeline}>{t('mediaAdmin.events.all')}</ButtonLink>}
          />
        )}
        {/* One instance for all events, so that what was chosen or typed survives switching to another event. */}
        <div id={addId}>
          <PickerPanel
            event={chosen}
            onAdded={() => {
              setAdditions((count) => count + 1);
              refreshEvents();
            }}
          />
        </div>
      </Stack>
    </Columns>
  );
}
