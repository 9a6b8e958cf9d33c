import type { SubmissionReceipt } from '@contracts/submission';
import type { LucideIcon } from 'lucide-react';
import { useLanguage } from '../../../i18n/language-provider';
import { Receipt } from '../../../ui/form/receipt';
import { Received } from '../../../ui/form/received';
import type { TextHelp } from '../../../ui/form/text-help';

/** A request that was received, with its text. */
export type SentRequest = SubmissionReceipt & { text: string };

type SentReceiptProps = {
  sent: SentRequest | undefined;
  icon: LucideIcon;
  label?: string;
  note: string;
  Help: TextHelp;
};

/** Says below a form that its request was received, and offers help where its words ask for it. */
export function SentReceipt({ sent, icon: Icon, label, note, Help }: SentReceiptProps) {
  const { t } = useLanguage();
  return (
    <>
      <Received answer={sent?.receivedAt}>
        {sent && (
          <Receipt
            icon={<Icon aria-hidden size="1.75rem" strokeWidth={1.5} />}
            label={label ?? t('submission.reference')}
            reference={sent.reference}
            note={note}
          />
        )}
      </Received>
      {sent && <Help key={sent.receivedAt} text={sent.text} isSent />}
    </>
  );
}
