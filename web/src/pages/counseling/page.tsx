import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { type Page, definePage } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { LazyCounselingForm } from '../../features/requests/lazy-forms';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Container, Narrow, Section } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import type { Translate } from '../../i18n/translate';

export const counselingData = definePage({
  queries: () => ({}),
  metadata: (t: Translate) => ({
    title: t('counselingRequest.title'),
    description: t('counselingRequest.text'),
    noindex: true,
  }),
});

function CounselingPage() {
  const { t } = useLanguage();
  const { contactEmail } = useSiteSetting();
  return (
    <>
      <PageMetadata {...counselingData.metadata(t)} />
      <PageHeader measure title={t('counselingRequest.title')} lead={t('counselingRequest.text')} />
      <Section data-surface="sand">
        <Container>
          <Narrow>
            <LazyCounselingForm contactEmail={contactEmail} Help={CrisisHelp} />
          </Narrow>
        </Container>
      </Section>
      <PageEnd measure>
        <BackLink to={paths.marriageMinistry}>{t('layout.footer.marriageMinistry')}</BackLink>
      </PageEnd>
    </>
  );
}

export const page: Page = { data: counselingData, Component: CounselingPage };
