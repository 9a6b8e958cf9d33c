import { builtInLocale } from '@contracts/language';
import { MailCheck } from 'lucide-react';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Receipt } from '../../ui/form/receipt';
import { Link } from '../../ui/link';
import { ScriptureQuote } from '../../ui/scripture-quote';
import type { SentForm } from './form-step';
import { StepFrame } from './step-frame';

/** Thanks for what was sent. It can be loaded again, and says nothing about it but its reference. */
export function SentStep({ sent }: { sent: SentForm | null }) {
  const { t, locale } = useLanguage();
  const prefix = sent?.textPrefix;
  const own = prefix && prefix !== 'prayerThanks' ? prefix : null;
  const title = own ? t(`${own}.sent`) : t('formSteps.sent.title');
  const text =
    prefix === 'prayerThanks' ? t('prayerThanks.received') : t(own ? `${own}.sent.text` : 'formSteps.sent.text');
  return (
    <StepFrame title={title} text={text}>
      {sent && (
        <Receipt
          icon={<MailCheck aria-hidden size="1.75rem" strokeWidth={1.5} />}
          label={t(prefix === 'prayerThanks' ? 'prayerThanks.sent' : 'submission.reference')}
          reference={sent.reference}
          note={t('formSteps.sent.keep')}
        />
      )}
      {prefix === 'prayerRequest' && (
        <>
          <ScriptureQuote
            reference={t('prayerRequest.sent.verse.reference')}
            translation={t(`scripture.translation.${builtInLocale(locale)}`)}
          >
            {t('prayerRequest.sent.verse')}
          </ScriptureQuote>
          <p>{t('prayerRequest.sent.when')}</p>
          <p>
            <span>{t('prayerRequest.sent.thanks')}</span>{' '}
            <Link to={paths.prayerThanks}>{t('prayerRequest.sent.thanks.link')}</Link>
          </p>
        </>
      )}
      <p>
        <span>{t('formSteps.sent.delete')}</span>{' '}
        <Link to={paths.retention(locale)}>{t('prayerRequest.sent.delete.link')}</Link>
      </p>
      <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
    </StepFrame>
  );
}
