import { CircleAlert } from 'lucide-react';
import { CheckResult } from '../../features/certificate/check-result';
import { PageMetadata } from '../../features/page/page-metadata';
import { describeFailure } from '../../features/requests/form/request-failure';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Container, Narrow, Section } from '../../ui/layout';
import { Notice } from '../../ui/notice';
import { PageHeader } from '../../ui/page-header';
import type { CheckedCertificate } from './form-step';

export function CertificateStep({ answer, failure }: CheckedCertificate) {
  const { t } = useLanguage();
  return (
    <>
      <PageMetadata title={t('certificate.check.title')} description={t('certificate.check.description')} noindex />
      <PageHeader measure>
        <h1>{t('certificate.check.title')}</h1>
      </PageHeader>
      <Section data-surface="sand">
        <Container>
          <Narrow $gap={6}>
            <CheckResult checked={answer && { answer, name: '' }} />
            {failure && (
              <Notice
                tone="danger"
                icon={<CircleAlert aria-hidden size="1.25em" />}
                title={t('certificate.check.failed')}
              >
                <p>{failure.kind === 'fields' ? t('certificate.number.invalid') : describeFailure(failure, t)}</p>
              </Notice>
            )}
            <BackLink to={paths.certificate}>{t('certificate.check.title')}</BackLink>
          </Narrow>
        </Container>
      </Section>
    </>
  );
}
