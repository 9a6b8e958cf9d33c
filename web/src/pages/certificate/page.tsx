import type { Page } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { englishCertificate } from '../../i18n/en/certificate';
import { spanishCertificate } from '../../i18n/es/certificate';
import { ExtraTexts, useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Container, Narrow, Section, Stack } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import { Lead, Prose } from '../../ui/text';
import { certificateData } from './data';
import { LazyCheckForm } from './lazy-check-form';

function CertificatePage() {
  return (
    <ExtraTexts en={englishCertificate} es={spanishCertificate}>
      <CheckCertificate />
    </ExtraTexts>
  );
}

/** Lets anybody check a certificate. The same page for all numbers, which the browser alone reads from the address. */
function CheckCertificate() {
  const { t } = useLanguage();
  return (
    <>
      <PageMetadata {...certificateData.metadata(t)} />
      <PageHeader>
        <h1>{t('certificate.check.title')}</h1>
        <Lead>{t('certificate.check.intro')}</Lead>
      </PageHeader>
      <Section as="div" data-surface="sand">
        <Container>
          <Narrow $gap={10}>
            <LazyCheckForm />
            <Stack as="section" $gap={3} aria-labelledby="meaning">
              <h2 id="meaning">{t('certificate.check.meaning')}</h2>
              <Prose>{t('certificate.check.meaning.text')}</Prose>
            </Stack>
          </Narrow>
        </Container>
      </Section>
      <PageEnd>
        <BackLink to={paths.training}>{t('certificate.check.back')}</BackLink>
      </PageEnd>
    </>
  );
}

export const page: Page = { data: certificateData, Component: CertificatePage };
