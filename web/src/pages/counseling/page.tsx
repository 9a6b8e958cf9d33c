import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import type { Page } from '../../features/page/define-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { LazyCounselingForm } from '../../features/requests/lazy-forms';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { Container, Narrow, Section } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { PageHeader } from '../../ui/page-header';
import { Lead } from '../../ui/text';
import { counselingData } from './data';

function CounselingPage() {
  const { t } = useLanguage();
  const { contactEmail } = useSiteSetting();
  return (
    <>
      <PageMetadata {...counselingData.metadata(t)} />
      <PageHeader>
        <h1>{t('counselingRequest.title')}</h1>
        <Lead>{t('counselingRequest.text')}</Lead>
      </PageHeader>
      <Section data-surface="sand">
        <Container>
          <Narrow>
            <LazyCounselingForm contactEmail={contactEmail} Help={CrisisHelp} />
          </Narrow>
        </Container>
      </Section>
      <PageEnd>
        <BackLink to={paths.marriageMinistry}>{t('layout.footer.marriageMinistry')}</BackLink>
      </PageEnd>
    </>
  );
}

export const page: Page = { data: counselingData, Component: CounselingPage };
