import type { AboutPage as AboutPageContent } from '@contracts/about-page';
import styled from 'styled-components';
import { ConcernSection } from '../../features/concern/concern-section';
import { PageMetadata } from '../../features/page/page-metadata';
import { contentPage } from '../../features/page/content-page';
import { RichText } from '../../features/rich-text/rich-text';
import { SharePage } from '../../features/share/share-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { Container, measureWidth } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import { Lead } from '../../ui/text';
import { space } from '../../ui/theme/theme';
import { aboutData } from './data';
import { AboutStructuredData } from './about-structured-data';

const Text = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  max-width: ${measureWidth};
  padding-block: clamp(2.5rem, 6vw, 4.5rem);
`;

function AboutView({ page }: { page: AboutPageContent }) {
  const { locale } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...aboutData.metadata(page)} />
      {import.meta.env.SSR ? <AboutStructuredData page={page} settings={settings} /> : null}
      <PageHeader measure lang={lang}>
        <h1>{page.title}</h1>
        <Lead>{page.intro}</Lead>
      </PageHeader>
      <Text>
        <div lang={lang}>
          <RichText body={page.body} locale={page.locale} />
        </div>
        <ConcernSection email={settings.concernEmail} />
        <SharePage title={page.title} />
      </Text>
    </>
  );
}

export const page = contentPage(aboutData, AboutView);
