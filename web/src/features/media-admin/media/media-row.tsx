import { captionIn, captionSchema, type AdminMedia, type MediaChange } from '@contracts/event-media';
import { ArrowDown, ArrowUp, Eye, EyeOff, Image, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { failureCause } from '../../../i18n/format';
import { useLanguage } from '../../../i18n/language-provider';
import { showToast, successToastMs, type Toast } from '../../../ui/toast/toast-store';
import { color, fontSize, media, radius, smallPrint, space, stacked } from '../../../ui/theme/theme';
import { SessionEnded } from '../../../lib/panel-session/session';
import { UnfitFile } from '../failures';
import { TextsEditor } from '../texts-editor';
import { unsavedTexts } from '../unsaved-input';
import { mediaName, mediaNumber } from './media-texts';
import { MediaPreview } from './media-preview';
import { RowButton } from './row-button';

const Words = styled.div`
  grid-area: words;
  ${stacked(1)}
  align-items: flex-start;
  min-width: 0;
  line-height: 1.4;
  overflow-wrap: anywhere;
  > span {
    ${smallPrint}
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
  onChange: (change: MediaChange) => Promise<void>;
  onMakePoster: () => Promise<void>;
  onMove: (item: AdminMedia, direction: Direction) => void;
  onDelete: (item: AdminMedia) => void;
};

export function MediaRow({ item, isFirst, isLast, onChange, onMakePoster, onMove, onDelete }: MediaRowProps) {
  const { t, locale } = useLanguage();
  const [isEditing, setEditing] = useState(() => unsavedTexts.get(item.id) !== undefined);
  const [isBusy, setBusy] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const name = mediaName(t, item, locale);
  const number = mediaNumber(t, item);
  const shown = captionIn(item.captions, locale);
  const isWithdrawn = item.withdrawn === true;
  // The frames of YouTube's videos and of withheld files cannot be read.
  const canHavePoster = item.mediaType === 'video' && item.mediaUrl.startsWith('/') && !isWithdrawn;

  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  function closeEditor() {
    unsavedTexts.delete(item.id);
    setEditing(false);
  }

  async function act(work: () => Promise<void>, done: string, failed: (error: unknown) => Omit<Toast, 'variant'>) {
    if (isBusy) return;
    setBusy(true);
    try {
      await work();
      showToast({ title: done, durationMs: successToastMs });
    } catch (error) {
      if (!(error instanceof SessionEnded)) showToast({ ...failed(error), variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  }

  const toggleWithdrawn = () =>
    act(
      () => onChange({ withdrawn: !isWithdrawn }),
      t(isWithdrawn ? 'mediaAdmin.withdraw.shown' : 'mediaAdmin.withdraw.state'),
      () => ({
        title: t('mediaAdmin.withdraw.failed'),
        text: t(isWithdrawn ? 'mediaAdmin.withdraw.failed.hidden' : 'mediaAdmin.withdraw.failed.shown'),
      }),
    );

  const makePoster = () =>
    act(onMakePoster, t('mediaAdmin.poster.made'), (error) => ({
      title: t('mediaAdmin.poster.failed'),
      text: error instanceof UnfitFile ? t('mediaAdmin.poster.unplayable') : failureCause(t, error),
    }));

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
        {canHavePoster && (
          <RowButton
            aria-label={t('mediaAdmin.poster.make.of', { name })}
            aria-disabled={isBusy || undefined}
            onClick={() => void makePoster()}
          >
            <Image aria-hidden size={18} />
            <span>{t('mediaAdmin.poster.make')}</span>
          </RowButton>
        )}
        <RowButton
          aria-label={
            isWithdrawn ? t('mediaAdmin.withdraw.show.of', { name }) : t('mediaAdmin.withdraw.hide.of', { name })
          }
          aria-disabled={isBusy || undefined}
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
          <TextsEditor
            texts={item.captions}
            unsaved={unsavedTexts.get(item.id)}
            onType={(captions) => unsavedTexts.set(item.id, captions)}
            labels={{
              en: t('mediaAdmin.caption.label.en', { name: number }),
              es: t('mediaAdmin.caption.label.es', { name: number }),
            }}
            schema={captionSchema}
            onSave={async (captions) => {
              await onChange({ captions });
              closeEditor();
            }}
            onClose={closeEditor}
          />
        </Editor>
      )}
    </>
  );
}
