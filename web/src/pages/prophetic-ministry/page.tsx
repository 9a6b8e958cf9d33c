import type { PropheticMinistryPage as PropheticMinistryPageContent } from '@contracts/prophetic-ministry-page';
import { MinistryStructuredData } from '../../features/page/ministry-structured-data';
import { PageMetadata } from '../../features/page/page-metadata';
import { MinistryOpening } from '../../features/ministry/ministry-opening';
import { contentPage } from '../../features/page/content-page';
import { SharePage } from '../../features/share/share-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { BackLink } from '../../ui/back-link';
import { CardGrid } from '../../ui/card';
import { IconCard } from '../../ui/icon-card';
import { Container, Section } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { Quote } from '../../ui/quote';
import { Reveal } from '../../ui/reveal';
import { PageSection } from '../../ui/section';
import { propheticMinistryData } from './data';
import { Scriptures } from './scriptures';
import { Word } from './word';

function PropheticMinistryView({ page }: { page: PropheticMinistryPageContent }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...propheticMinistryData.metadata(page)} />
      {import.meta.env.SSR ? (
        <MinistryStructuredData page={page} path={paths.propheticMinistry} settings={settings} locale={locale} />
      ) : null}
      <MinistryOpening page={page} lang={lang} scene="watch" />
      <Section as="div" data-surface="sand">
        <Reveal>
          <Container>
            <Quote {...page.quote} lang={lang} display />
          </Container>
        </Reveal>
      </Section>
      <PageSection title={page.focusTitle} lang={lang}>
        <CardGrid role="list">
          {page.focusAreas.map((area) => (
            <li key={area.title}>
              <IconCard {...area} lang={lang} />
            </li>
          ))}
        </CardGrid>
      </PageSection>
      <Word word={page.word} lang={lang} />
      <Scriptures title={page.scripturesTitle} scriptures={page.scriptures} lang={lang} />
      <PageEnd>
        <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
        <SharePage title={page.title} />
      </PageEnd>
    </>
  );
}

export const page = contentPage(propheticMinistryData, PropheticMinistryView);
