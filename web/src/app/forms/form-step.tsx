import type { CertificateCheckAnswer } from '@contracts/certificate';
import type { Locale } from '@contracts/language';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import type { RequestFailure } from '../../features/requests/form/request-failure';
import { englishCertificate } from '../../i18n/en/certificate';
import { englishPrayerThanks } from '../../i18n/en/prayer-thanks';
import { spanishCertificate } from '../../i18n/es/certificate';
import { spanishPrayerThanks } from '../../i18n/es/prayer-thanks';
import { siteSettingQuery } from '../../features/site-setting/site-setting';
import { ExtraTexts } from '../../i18n/language-provider';
import type { Query } from '../../lib/cms-client/query';
import type { PostedForm } from '../../lib/site-context';
import { StillNavigation } from '../layout/tool-bar';
import { CertificateStep } from './certificate-step';
import { CheckStep } from './check-step';
import type { ReadForm } from './read-form';
import { SentStep } from './sent-step';

/** What the server answers to a form that a browser sent by itself. */
export type FormStep =
  /** The form again, on its own page. */
  | { step: 'edit'; posted: PostedForm }
  | ({ step: 'check' } & CheckedForm)
  /** Null where the browser did not keep the cookie with it. */
  | { step: 'sent'; sent: SentForm | null }
  | ({ step: 'certificate' } & CheckedCertificate);

/** What the CMS says about a number that was typed without scripts. */
export type CheckedCertificate = { answer: CertificateCheckAnswer | null; failure?: RequestFailure };

export type CheckedForm = {
  form: ReadForm;
  /** The sum to solve, and the server's signature of it. */
  sum: { first: number; second: number; check: string };
  /** Why the sum is asked for again. */
  answerError?: AnswerError | undefined;
  failure?: RequestFailure | undefined;
  /** Whose numbers come first if the text speaks of a crisis. */
  country: string | undefined;
};

export type AnswerError = `submission.humanCheck.${'required' | 'wrong'}` | 'formSteps.check.late';

export type SentForm = { textPrefix: ReadForm['textPrefix']; reference: string };

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
