import type { AdminMedia } from '@contracts/event-media';
import { Undo2 } from 'lucide-react';
import type { Ref, RefObject } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { space } from '../../../ui/theme/theme';
import type { Deletion } from './use-event-media';
import { MediaPreview } from './media-preview';
import { mediaName } from './media-texts';

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]};
  p {
    flex: 1 1 12rem;
    min-width: 0;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

type DeletedRowProps = {
  item: AdminMedia;
  deletion: Deletion;
  onUndo: (item: AdminMedia) => void;
  undoRef: Ref<HTMLButtonElement>;
};

/** Takes the place of a deleted item while the deletion can be undone. */
export function DeletedRow({ item, deletion, onUndo, undoRef }: DeletedRowProps) {
  const { t, locale } = useLanguage();
  const name = mediaName(t, item, locale);
  const isUndoable = deletion === 'undoable';
  return (
    <Content>
      <p>{t(isUndoable ? 'mediaAdmin.delete.undoable' : 'mediaAdmin.delete.underway', { name })}</p>
      {isUndoable && (
        <Button $variant="quiet" ref={undoRef} onClick={() => onUndo(item)}>
          <Undo2 aria-hidden size={18} />
          <span>{t('mediaAdmin.delete.undo')}</span>
        </Button>
      )}
    </Content>
  );
}

const Picture = styled.div`
  max-width: 20rem;
`;

type DeleteDialogProps = {
  /** The item to delete; the dialog is closed without one. */
  item: AdminMedia | null;
  onConfirm: (item: AdminMedia) => void;
  onClose: () => void;
  /** Where focus goes when the row has changed. */
  returnFocusTo: RefObject<HTMLElement | null>;
};

export function DeleteDialog({ item, onConfirm, onClose, returnFocusTo }: DeleteDialogProps) {
  const { t, locale } = useLanguage();
  return (
    <Dialog
      isOpen={item !== null}
      onClose={onClose}
      title={item?.mediaType === 'video' ? t('mediaAdmin.delete.video') : t('mediaAdmin.delete.image')}
      description={
        item &&
        (item.withdrawn
          ? t('mediaAdmin.delete.text.withdrawn', { name: mediaName(t, item, locale) })
          : t('mediaAdmin.delete.text', { name: mediaName(t, item, locale) }))
      }
      closeLabel={t('words.close')}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button $variant="quiet" onClick={onClose}>
            {t('mediaAdmin.delete.keep')}
          </Button>
          <Button onClick={() => item && onConfirm(item)}>{t('mediaAdmin.delete.confirm')}</Button>
        </>
      }
    >
      {item && (
        <Picture>
          <MediaPreview item={item} />
        </Picture>
      )}
    </Dialog>
  );
}
