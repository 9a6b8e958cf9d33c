import type { RefObject } from 'react';
import { useLanguage } from '../../../i18n/language-provider';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog/dialog';
import type { TextHelp } from '../../../ui/form/text-help';
import { useRequestForm } from '../form/use-request-form';
import { CounselingFields } from './counseling-form';
import { counselingRequest } from './counseling-request';

export type CounselingPanelProps = {
  isOpen: boolean;
  onClose: () => void;
  /** With the reference and the text of the request that was received. */
  onSent: (reference: string, text: string) => void;
  Help: TextHelp;
  contactEmail: string;
  returnFocusTo: RefObject<HTMLElement | null>;
};

/** Stays mounted while the dialog is closed, because a request may still be under way. */
export function CounselingPanel({ isOpen, onClose, onSent, Help, contactEmail, returnFocusTo }: CounselingPanelProps) {
  const { t } = useLanguage();
  const form = useRequestForm(counselingRequest, {
    onSent: ({ reference }, { counselingFor }) => {
      onSent(reference, counselingFor);
      onClose();
    },
  });

  function cancel() {
    // Closing the dialog does not take back a request that waits to be resent; cancelling does.
    if (form.resending) form.stopResending();
    onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      width="42rem"
      title={t('counselingRequest.title')}
      description={<p>{t('counselingRequest.text')}</p>}
      closeLabel={t('words.close')}
    >
      <CounselingFields
        form={form}
        contactEmail={contactEmail}
        Help={Help}
        otherAction={
          <Button $variant="quiet" onClick={cancel}>
            {t('words.cancel')}
          </Button>
        }
      />
    </Dialog>
  );
}
