import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type Modifier,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { AdminMedia } from '@contracts/event-media';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { failureCause } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Stack } from '../../../ui/layout';
import { Skeleton } from '../../../ui/skeleton';
import { Small, VisuallyHidden } from '../../../ui/text';
import { stacked } from '../../../ui/theme/theme';
import { SessionEnded } from '../../../lib/panel-session/session';
import { DeleteDialog, DeletedRow } from './deletion';
import { dragTexts, mediaName } from './media-texts';
import { MediaRow, type Direction } from './media-row';
import { SortableRow, StaticRow } from './sortable-row';
import { useEventMedia } from './use-event-media';

/** Ignores tiny movements on the handle. */
const dragActivation = { activationConstraint: { distance: 8 } };

/** Instant scrolling, or quick arrow keys would be measured mid-scroll. */
const byArrowKeys = { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'instant' } as const;

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

const List = styled.ol`
  ${stacked(3)}
  list-style: none;
`;

type EventMediaListProps = {
  eventId: string;
  /** Increases whenever media are added elsewhere on the page. */
  additions: number;
  onChanged: () => void;
};

export function EventMediaList({ eventId, additions, onChanged }: EventMediaListProps) {
  const { t, locale } = useLanguage();
  const media = useEventMedia(eventId, onChanged);
  const { items = [], failure, deletions } = media;
  const status = media.items !== undefined ? 'ready' : failure === undefined ? 'loading' : 'failed';
  const [asked, setAsked] = useState<AdminMedia | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  /** The element to focus after the next change, which removes the focused one. */
  const refocus = useRef<{ id: string; selector: string } | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, dragActivation), useSensor(KeyboardSensor, byArrowKeys));
  const sortableIds = items.map(({ id }) => id).filter((id) => !deletions.has(id));

  const addMedia = useEffectEvent(media.reload);
  useEffect(() => {
    if (additions > 0) addMedia();
  }, [additions]);

  useLayoutEffect(() => {
    const wanted = refocus.current;
    refocus.current = null;
    if (!wanted) return;
    const button = list.current?.querySelector(`[data-media='${wanted.id}'] ${wanted.selector}`);
    if (button instanceof HTMLElement) button.focus();
  }, [items, deletions]);

  function move(item: AdminMedia, direction: Direction) {
    const from = items.indexOf(item);
    const to = from + (direction === 'up' ? -1 : 1);
    refocus.current = { id: item.id, selector: `[data-move='${direction}']` };
    void media.move(from, to);
    setAnnouncement(
      t('mediaAdmin.move.done', { name: mediaName(t, item, locale), place: to + 1, total: items.length }),
    );
  }

  function drop({ active, over }: DragEndEvent) {
    const indexOf = (wanted: UniqueIdentifier | undefined) => items.findIndex(({ id }) => id === wanted);
    const to = indexOf(over?.id);
    if (to !== -1) void media.move(indexOf(active.id), to);
  }

  function remove(item: AdminMedia) {
    setAsked(null);
    media.remove(item.id);
    setAnnouncement(t('mediaAdmin.delete.spoken', { name: mediaName(t, item, locale) }));
  }

  function undo(item: AdminMedia) {
    refocus.current = { id: item.id, selector: '[data-delete]' };
    media.undo(item.id);
    setAnnouncement(t('mediaAdmin.delete.undone', { name: mediaName(t, item, locale) }));
  }

  /** The undo button: when it disappears while focused, focus moves to the list's heading. */
  const keepFocus = useCallback((button: HTMLButtonElement | null) => {
    undoButton.current = button;
    if (!button) return;
    return () => {
      if (undoButton.current === button) undoButton.current = null;
      if (document.activeElement === button && refocus.current === null) heading.current?.focus();
    };
  }, []);

  return (
    <Stack as="section" $gap={5} aria-labelledby="admin-media">
      <Stack $gap={1}>
        <h3 id="admin-media" ref={heading} tabIndex={-1}>
          {t('mediaAdmin.media')}
        </h3>
        {items.length > 1 && <Small>{t('mediaAdmin.media.hint')}</Small>}
      </Stack>
      <VisuallyHidden role="status">{status === 'loading' ? t('revival.media.loading') : announcement}</VisuallyHidden>
      {status === 'loading' && (
        <Stack $gap={3}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} $height="8rem" />
          ))}
        </Stack>
      )}
      {status === 'failed' && (
        <div role="alert">
          <EmptyState
            title={t('mediaAdmin.media.failed')}
            text={failure instanceof SessionEnded ? t('panelSession.again.title') : failureCause(t, failure)}
            action={<Button onClick={() => media.reload()}>{t('words.retry')}</Button>}
          />
        </div>
      )}
      {status === 'ready' && items.length === 0 && (
        <EmptyState title={t('mediaAdmin.media.empty')} text={t('mediaAdmin.media.empty.text')} action={null} />
      )}
      {items.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          modifiers={[upAndDown]}
          accessibility={dragTexts(t, items, locale)}
          onDragEnd={drop}
        >
          <SortableContext items={sortableIds} strategy={verticalListSortingStrategy}>
            <List ref={list}>
              {items.map((item, index) => {
                const deletion = deletions.get(item.id);
                return deletion ? (
                  <StaticRow key={item.id} data-media={item.id}>
                    <DeletedRow item={item} deletion={deletion} onUndo={undo} undoRef={keepFocus} />
                  </StaticRow>
                ) : (
                  <SortableRow
                    key={item.id}
                    id={item.id}
                    name={mediaName(t, item, locale)}
                    isWithdrawn={item.withdrawn === true}
                  >
                    <MediaRow
                      item={item}
                      isFirst={index === 0}
                      isLast={index === items.length - 1}
                      onChange={(change) => media.change(item.id, change)}
                      onMakePoster={() => media.makePoster(item)}
                      onMove={move}
                      onDelete={setAsked}
                    />
                  </SortableRow>
                );
              })}
            </List>
          </SortableContext>
        </DndContext>
      )}
      <DeleteDialog item={asked} onConfirm={remove} onClose={() => setAsked(null)} returnFocusTo={undoButton} />
    </Stack>
  );
}
