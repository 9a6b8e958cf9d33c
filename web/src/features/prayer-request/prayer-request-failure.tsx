import { useLanguage } from '../../i18n/language-provider';
import type { SubmissionFailure } from '../../lib/submission/submission-failure';
import { FormMessage } from '../../ui/form/form-message';

type PrayerRequestFailureProps = { cause: SubmissionFailure; attempt: number; contactEmail: string };

export function PrayerRequestFailure({ cause, attempt, contactEmail }: PrayerRequestFailureProps) {
  const { t } = useLanguage();
  return (
    <FormMessage title={t('submission.failed')} attempt={attempt}>
      {cause.kind === 'server' && <p>{t('prayerRequest.failed')}</p>}
      <p>
        {cause.kind === 'unreachable' && t('submission.failure.unreachable')}
        {cause.kind === 'server' && t('submission.failure.server')}
        {cause.kind === 'fields' && t('submission.failure.fields')}
        {cause.kind === 'rate-limited' &&
          (cause.minutes === 1
            ? t('submission.failure.rateLimited.one')
            : t('submission.failure.rateLimited.many', { minutes: cause.minutes }))}
      </p>
      <p>
        {t('submission.failure.contact')} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </FormMessage>
  );
}
