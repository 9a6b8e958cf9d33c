import { Clock, HeartHandshake, Mail, Sunrise, Trash2, Users } from 'lucide-react';
import { useId, type ReactNode, type RefObject } from 'react';
import styled from 'styled-components';
import { builtInLocale } from '@contracts/language';
import { useLanguage } from '../../../i18n/language-provider';
import { paths } from '../../../lib/paths';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { Receipt } from '../../../ui/form/receipt';
import { Stack } from '../../../ui/layout';
import { ScriptureQuote } from '../../../ui/scripture-quote';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { color, space } from '../../../ui/theme/theme';

const NextSteps = styled(Stack)`
  padding-block-start: ${space[3]};
`;

const Steps = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space[3]};
    line-height: 1.5;
  }
  svg {
    margin-block-start: 0.15em;
    color: ${color.textMuted};
  }
`;

type PrayerReceiptProps = {
  isOpen: boolean;
  reference: string;
  isConfidential: boolean;
  asksForContact: boolean;
  /** Help that depends on what was sent. */
  help: ReactNode;
  onClose: () => void;
  returnFocusTo: RefObject<HTMLElement | null>;
};

export function PrayerReceipt({
  isOpen,
  reference,
  isConfidential,
  asksForContact,
  help,
  onClose,
  returnFocusTo,
}: PrayerReceiptProps) {
  const { t, locale } = useLanguage();
  const nextId = useId();
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
      {help}
      <Receipt
        icon={<HeartHandshake aria-hidden size="1.75rem" strokeWidth={1.5} />}
        label={t('submission.reference')}
        reference={reference}
        note={t('prayerRequest.sent.reference')}
      />
      <ScriptureQuote
        reference={t('prayerRequest.sent.verse.reference')}
        translation={t(`scripture.translation.${builtInLocale(locale)}`)}
      >
        {t('prayerRequest.sent.verse')}
      </ScriptureQuote>
      <NextSteps as="section" $gap={3} aria-labelledby={nextId}>
        <h3 id={nextId}>{t('prayerRequest.sent.next')}</h3>
        <Steps role="list">
          <li>
            <Users aria-hidden size="1.25em" />
            <span>{t(isConfidential ? 'prayerRequest.sent.readers.confidential' : 'prayerRequest.sent.readers')}</span>
          </li>
          <li>
            <Clock aria-hidden size="1.25em" />
            <span>{t('prayerRequest.sent.when')}</span>
          </li>
          <li>
            <Mail aria-hidden size="1.25em" />
            <span>{t(asksForContact ? 'prayerRequest.sent.contact' : 'prayerRequest.sent.noContact')}</span>
          </li>
          <li>
            <Sunrise aria-hidden size="1.25em" />
            <span>
              <span>{t('prayerRequest.sent.thanks')}</span>{' '}
              <a href={paths.prayerThanks} target="_blank" rel="noopener">
                <span>{t('prayerRequest.sent.thanks.link')}</span>
                <VisuallyHidden>{` (${t('submission.privacy.newTab')})`}</VisuallyHidden>
              </a>
            </span>
          </li>
          <li>
            <Trash2 aria-hidden size="1.25em" />
            <span>
              <span>{t('prayerRequest.sent.delete')}</span>{' '}
              <a href={paths.retention(locale)} target="_blank" rel="noopener">
                <span>{t('prayerRequest.sent.delete.link')}</span>
                <VisuallyHidden>{` (${t('submission.privacy.newTab')})`}</VisuallyHidden>
              </a>
            </span>
          </li>
        </Steps>
      </NextSteps>
    </Dialog>
  );
}
