import { captionIn, type AdminMedia } from '@contracts/event-media';
import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { memo, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { showToast, successToastMs } from '../../../ui/toast/toast-store';
import { color, fontSize, media, radius, space } from '../../../ui/theme/theme';
import { SessionEnded } from '../../../lib/panel-session/session';
import { CaptionEditor } from './caption-editor';
import type { MediaStore } from './media-store';
import { mediaName, mediaNumber } from './media-texts';
import { MediaPreview } from './media-preview';
import { RowButton } from './row-button';

const Words = styled.div`
  grid-area: words;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[1]};
  min-width: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
  > span {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
  > p {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow: hidden;
  }
`;

const NoCaption = styled.em`
  color: ${color.textMuted};
`;

/** The status in words as well, not by colour only. */
const Withdrawn = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: 0.1rem ${space[2]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.control};
  line-height: 1.3;
  svg {
    flex: none;
  }
  color: ${color.danger};
  font-size: ${fontSize.small};
`;

/** On phones, one line of text beside the picture. */
const Actions = styled.div`
  grid-area: actions;
  display: flex;
  flex-wrap: wrap;
  ${media.narrow} {
    justify-content: space-between;
    ${RowButton} {
      padding-inline: ${space[1]};
      &:not([data-move]) svg {
        display: none;
      }
    }
  }
  ${media.wide} {
    margin-inline-start: -${space[3]};
  }
`;

const Editor = styled.div`
  grid-column: 1 / -1;
  padding-block: ${space[2]} ${space[3]};
  padding-inline: ${space[3]} ${space[2]};
`;

export type Direction = 'up' | 'down';

type MediaRowProps = {
  item: AdminMedia;
  isFirst: boolean;
  isLast: boolean;
  store: Pick<MediaStore, 'change'>;
  onMove: (item: AdminMedia, direction: Direction) => void;
  onDelete: (item: AdminMedia) => void;
};

/** Memoized: rerendered only when the item changes, not while others are dragged past it. */
export const MediaRow = memo(function MediaRow({ item, isFirst, isLast, store, onMove, onDelete }: MediaRowProps) {
  const { t, locale } = useLanguage();
  const [isEditing, setEditing] = useState(false);
  const [isSwitching, setSwitching] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const name = mediaName(t, item, locale);
  const number = mediaNumber(t, item);
  const shown = captionIn(item.captions, locale);
  const isWithdrawn = item.withdrawn === true;

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  async function toggleWithdrawn() {
    if (isSwitching) return;
    setSwitching(true);
    try {
      await store.change(item.id, { withdrawn: !isWithdrawn });
      showToast({
        title: isWithdrawn ? t('mediaAdmin.withdraw.shown') : t('mediaAdmin.withdraw.hidden'),
        duration: successToastMs,
      });
    } catch (error) {
      if (!(error instanceof SessionEnded)) {
        showToast({
          title: t('mediaAdmin.withdraw.failed'),
          text: isWithdrawn ? t('mediaAdmin.withdraw.failed.hidden') : t('mediaAdmin.withdraw.failed.shown'),
          variant: 'destructive',
        });
      }
    } finally {
      setSwitching(false);
    }
  }

  return (
    <>
      <MediaPreview item={item} />
      <Words>
        <span>{number}</span>
        <p lang={shown.caption === '' || shown.locale === locale ? undefined : shown.locale}>
          {shown.caption || <NoCaption>{t('mediaAdmin.caption.none')}</NoCaption>}
        </p>
        {shown.caption !== '' && shown.locale !== locale && <span>{t(`mediaAdmin.caption.only.${shown.locale}`)}</span>}
        {isWithdrawn && (
          <Withdrawn>
            <EyeOff aria-hidden size="1em" />
            <span>{t('mediaAdmin.withdraw.state')}</span>
          </Withdrawn>
        )}
      </Words>
      <Actions>
        <RowButton
          aria-label={t('mediaAdmin.move.up', { name })}
          aria-disabled={isFirst || undefined}
          data-move="up"
          onClick={() => !isFirst && onMove(item, 'up')}
        >
          <ArrowUp aria-hidden size={18} />
        </RowButton>
        <RowButton
          aria-label={t('mediaAdmin.move.down', { name })}
          aria-disabled={isLast || undefined}
          data-move="down"
          onClick={() => !isLast && onMove(item, 'down')}
        >
          <ArrowDown aria-hidden size={18} />
        </RowButton>
        <RowButton
          ref={editButton}
          aria-expanded={isEditing}
          aria-label={t('mediaAdmin.caption.edit.of', { name })}
          onClick={() => setEditing(true)}
        >
          <Pencil aria-hidden size={18} />
          <span>{t('mediaAdmin.caption.edit')}</span>
        </RowButton>
        <RowButton
          aria-label={
            isWithdrawn ? t('mediaAdmin.withdraw.show.of', { name }) : t('mediaAdmin.withdraw.hide.of', { name })
          }
          aria-disabled={isSwitching || undefined}
          onClick={() => void toggleWithdrawn()}
        >
          {isWithdrawn ? <Eye aria-hidden size={18} /> : <EyeOff aria-hidden size={18} />}
          <span>{isWithdrawn ? t('mediaAdmin.withdraw.show') : t('mediaAdmin.withdraw.hide')}</span>
        </RowButton>
        <RowButton aria-label={t('mediaAdmin.delete.of', { name })} data-delete onClick={() => onDelete(item)}>
          <Trash2 aria-hidden size={18} />
          <span>{t('mediaAdmin.delete')}</span>
        </RowButton>
      </Actions>
      {isEditing && (
        <Editor>
          <CaptionEditor
            name={number}
            captions={item.captions}
            onSave={(captions) => store.change(item.id, { captions })}
            onClose={() => setEditing(false)}
          />
        </Editor>
      )}
    </>
  );
});
