import { CircleAlert } from 'lucide-react';
import { CheckResult } from '../../features/certificate/check-result';
import { describeFailure } from '../../features/requests/form/request-failure';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Notice } from '../../ui/notice';
import type { CheckedCertificate } from './form-step';
import { StepFrame } from './step-frame';

export function CertificateStep({ answer, failure }: CheckedCertificate) {
  const { t } = useLanguage();
  return (
    <StepFrame title={t('certificate.check.title')} text={t('certificate.check.description')}>
      <CheckResult checked={answer && { answer, name: '' }} />
      {failure && (
        <Notice tone="danger" icon={<CircleAlert aria-hidden size="1.25em" />} title={t('certificate.check.failed')}>
          <p>{failure.kind === 'fields' ? t('certificate.number.invalid') : describeFailure(failure, t)}</p>
        </Notice>
      )}
      <BackLink to={paths.certificate}>{t('certificate.check.title')}</BackLink>
    </StepFrame>
  );
}
