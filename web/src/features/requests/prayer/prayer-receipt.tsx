import { Clock, HeartHandshake, type LucideIcon, Mail, Sunrise, Trash2, Users } from 'lucide-react';
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
import { VisuallyHidden } from '../../../ui/text';
import { color, space, stacked } from '../../../ui/theme/theme';

const Steps = styled.ul`
  ${stacked(3)}
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
      closeLabel={t('words.close')}
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
        verse={t('prayerRequest.sent.verse')}
        reference={t('prayerRequest.sent.verse.reference')}
        translation={t(`scripture.translation.${builtInLocale(locale)}`)}
      />
      <Stack as="section" $gap={3} aria-labelledby={nextId}>
        <h3 id={nextId}>{t('prayerRequest.sent.next')}</h3>
        <Steps role="list">
          <Step icon={Users}>
            {t(isConfidential ? 'prayerRequest.sent.readers.confidential' : 'prayerRequest.sent.readers')}
          </Step>
          <Step icon={Clock}>{t('prayerRequest.sent.when')}</Step>
          <Step icon={Mail}>{t(asksForContact ? 'prayerRequest.sent.contact' : 'prayerRequest.sent.noContact')}</Step>
          <Step icon={Sunrise} href={paths.prayerThanks} link={t('prayerRequest.sent.thanks.link')}>
            {t('prayerRequest.sent.thanks')}
          </Step>
          <Step icon={Trash2} href={paths.retention(locale)} link={t('prayerRequest.sent.delete.link')}>
            {t('prayerRequest.sent.delete')}
          </Step>
        </Steps>
      </Stack>
    </Dialog>
  );
}

type StepProps = { icon: LucideIcon; href?: string; link?: string; children: string };

/** What happens next, and where to read more about it. */
function Step({ icon: Icon, href, link, children }: StepProps) {
  const { t } = useLanguage();
  return (
    <li>
      <Icon aria-hidden size="1.25em" />
      <span>
        <span>{children}</span>{' '}
        {href !== undefined && (
          <a href={href} target="_blank" rel="noopener">
            <span>{link}</span>
            <VisuallyHidden>{` (${t('words.newTab')})`}</VisuallyHidden>
          </a>
        )}
      </span>
    </li>
  );
}
