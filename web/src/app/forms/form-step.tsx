import { type Locale, builtInLocale } from '@contracts/language';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import { englishCertificate } from '../../i18n/en/certificate';
import { englishPrayerThanks } from '../../i18n/en/prayer-thanks';
import { spanishCertificate } from '../../i18n/es/certificate';
import { spanishPrayerThanks } from '../../i18n/es/prayer-thanks';
import { siteSettingQuery } from '../../features/site-setting/site-setting';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import type { Query } from '../../lib/cms-client/fetch-query';
import type { PostedForm } from '../../lib/site-context';
import { StillNavigation } from '../layout/tool-bar';
import { CheckStep, StepFrame, type CheckedForm } from './check-step';
import type { CertificateCheckAnswer } from '@contracts/certificate';
import { MailCheck } from 'lucide-react';
import { certificateCheckPage } from '../../features/certificate/certificate-link';
import { CheckResult } from '../../features/certificate/check-result';
import { describeFailure } from '../../i18n/describe-failure';
import type { RequestFailure } from '../../lib/cms-client/request-failure';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { FormSheet, FormStack } from '../../ui/form/form-layout';
import { Receipt } from '../../ui/form/receipt';
import { SubmitButton } from '../../ui/form/submit-button';
import { TextField } from '../../ui/form/text-field';
import { Notice } from '../../ui/notice';
import { Link } from '../../ui/link';
import { ScriptureQuote } from '../../ui/scripture-quote';
import type { ReadForm } from './read-form';

/** What the CMS says about a number that was typed without scripts. */
type CheckedCertificate = { number: string; answer: CertificateCheckAnswer | null; failure?: RequestFailure };

function CertificateStep({ number, answer, failure }: CheckedCertificate) {
  const { t, locale } = useLanguage();
  const isInvalid = failure?.kind === 'fields';
  return (
    <StepFrame title={t('certificate.check.title')} text={t('certificate.check.description')}>
      <CheckResult checked={answer && { answer, name: '' }} />
      {failure && !isInvalid && (
        <Notice tone="danger" title={t('certificate.check.failed')}>
          <p>{describeFailure(failure, t)}</p>
        </Notice>
      )}
      <FormSheet>
        <form action={certificateCheckPage} noValidate>
          <FormStack>
            <input type="hidden" name="lang" value={locale} />
            <TextField
              id="certificate-number"
              name="number"
              label={t('certificate.check.number')}
              help={t('certificate.check.number.help')}
              error={isInvalid ? t('certificate.number.invalid') : undefined}
              required
              autoComplete="off"
              value={number}
              onChange={() => undefined}
            />
            <SubmitButton label={t('certificate.check.submit')} submittingLabel="" isSubmitting={false} />
          </FormStack>
        </form>
      </FormSheet>
      <BackLink to={paths.certificate}>{t('certificate.check.title')}</BackLink>
    </StepFrame>
  );
}

export type SentForm = { textPrefix: ReadForm['textPrefix']; reference: string };

/** Thanks for what was sent. It can be loaded again, and says nothing about it but its reference. */
function SentStep({ sent }: { sent: SentForm | null }) {
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
            verse={t('prayerRequest.sent.verse')}
            reference={t('prayerRequest.sent.verse.reference')}
            translation={t(`scripture.translation.${builtInLocale(locale)}`)}
          />
          <p>{t('prayerRequest.sent.when')}</p>
          <p>
            <span>{t('prayerRequest.sent.thanks')}</span>{' '}
            <Link to={paths.prayerThanks}>{t('prayerRequest.sent.thanks.link')}</Link>
          </p>
        </>
      )}
      {prefix !== 'prayerThanks' && (
        <p>
          <span>{`${t('prayer.crisis')}:`}</span>{' '}
          <Link to={`${paths.prayer}#crisis-title`}>{t('crisisLines.title')}</Link>
        </p>
      )}
      <p>
        <span>{t('formSteps.sent.delete')}</span>{' '}
        <Link to={paths.retention(locale)}>{t('prayerRequest.sent.delete.link')}</Link>
      </p>
      <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
    </StepFrame>
  );
}

/** What the server answers to a form that a browser sent by itself. */
export type FormStep =
  /** The form again, on its own page. */
  | { step: 'edit'; posted: PostedForm }
  | ({ step: 'check' } & CheckedForm)
  /** Null where the browser did not keep the cookie with it. */
  | { step: 'sent'; sent: SentForm | null }
  | ({ step: 'certificate' } & CheckedCertificate);

type LaterStep = Exclude<FormStep, { step: 'edit' }>;

export function formStepQueries(shown: LaterStep, locale: Locale): readonly Query<unknown>[] {
  const isUrgent = shown.step === 'check' && shown.form.isUrgent;
  return [siteSettingQuery(locale), ...(isUrgent ? [crisisLinesQuery(locale)] : [])];
}

/** The steps after the form, which are for one visitor and have no scripts. */
export function FormStepPage({ shown }: { shown: LaterStep }) {
  return (
    <ExtraTexts
      en={{ ...englishPrayerThanks, ...englishCertificate }}
      es={{ ...spanishPrayerThanks, ...spanishCertificate }}
    >
      <StillNavigation />
      <main>
        {shown.step === 'check' && <CheckStep {...shown} />}
        {shown.step === 'sent' && <SentStep sent={shown.sent} />}
        {shown.step === 'certificate' && <CertificateStep {...shown} />}
      </main>
    </ExtraTexts>
  );
}
