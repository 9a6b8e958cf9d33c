import { type Page, definePage } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { englishCertificate } from '../../i18n/en/certificate';
import { spanishCertificate } from '../../i18n/es/certificate';
import { useLanguage, withTexts } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Container, Narrow, Section, Stack } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import { Prose } from '../../ui/text';
import type { Translate } from '../../i18n/translate';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { FormPlaceholder } from '../../ui/form/deferred-form';

const CheckForm = lazyWithPreload(async () => (await import('../../features/certificate/check-form')).CheckForm);
const WaitingForm = hydrateOnInteraction(CheckForm, <FormPlaceholder />);

/** The form loads on the first interaction, or at once where a link brings a number to check. */
function LazyCheckForm() {
  const isLinked = new URLSearchParams(useLocation().search).has('number');
  if (!isLinked) return <WaitingForm />;
  return (
    <Suspense fallback={<FormPlaceholder />}>
      <CheckForm />
    </Suspense>
  );
}

export const certificateData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('certificate.check.title'),
    description: t('certificate.check.description'),
    noindex: true,
  }),
});

const CertificatePage = withTexts({ en: englishCertificate, es: spanishCertificate }, CheckCertificate);

/** Lets anybody check a certificate. The same page for all numbers, which the browser alone reads from the address. */
function CheckCertificate() {
  const { t } = useLanguage();
  return (
    <>
      <PageMetadata {...certificateData.metadata(t)} />
      <PageHeader measure title={t('certificate.check.title')} lead={t('certificate.check.intro')} />
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
      <PageEnd measure>
        <BackLink to={paths.training}>{t('certificate.check.back')}</BackLink>
      </PageEnd>
    </>
  );
}

export const page: Page = { data: certificateData, Component: CertificatePage };
