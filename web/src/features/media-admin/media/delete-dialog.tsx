import type { AdminMedia } from '@contracts/event-media';
import type { RefObject } from 'react';
import styled from 'styled-components';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { mediaName } from './media-texts';
import { MediaPreview } from './media-preview';

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
      closeLabel={t('mediaAdmin.delete.close')}
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
