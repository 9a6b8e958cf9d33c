import { HeartHandshake } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Receipt } from '../../ui/form/receipt';

type PrayerRequestSentProps = {
  isOpen: boolean;
  reference: string;
  /** What else helps with what was sent. */
  help: ReactNode;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export function PrayerRequestSent({ isOpen, reference, help, onClose, returnFocusTo }: PrayerRequestSentProps) {
  const { t } = useLanguage();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      title={t('prayerRequest.sent')}
      description={<p>{t('prayerRequest.sent.text')}</p>}
      closeLabel={t('submission.dialog.close')}
      actions={<Button onClick={onClose}>{t('prayerRequest.sent.close')}</Button>}
    >
      <Receipt
        icon={<HeartHandshake aria-hidden size="1.75rem" strokeWidth={1.5} />}
        label={t('submission.reference')}
        reference={reference}
        note={t('prayerRequest.sent.reference')}
      />
      {help}
    </Dialog>
  );
}
