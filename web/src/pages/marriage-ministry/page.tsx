import type { MarriageMinistryPage as MarriageMinistryPageContent } from '@contracts/marriage-ministry-page';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { ScheduleCounseling } from '../../features/requests/counseling/schedule-counseling';
import { Gallery } from '../../features/gallery/gallery';
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
import { Stack } from '../../ui/layout';
import { PageEnd } from '../../ui/page-end';
import { Paragraphs } from '../../ui/paragraphs';
import { PageSection } from '../../ui/section';
import { marriageMinistryData } from './data';
import { Principles } from './principles';
import { Safety } from './safety';

function MarriageMinistryView({ page }: { page: MarriageMinistryPageContent }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...marriageMinistryData.metadata(page)} />
      {import.meta.env.SSR ? (
        <MinistryStructuredData page={page} path={paths.marriageMinistry} settings={settings} locale={locale} />
      ) : null}
      <MinistryOpening page={page} lang={lang} scene="valley" />
      <PageSection title={page.servicesTitle} surface="sand" lang={lang}>
        <CardGrid role="list" $columns={3}>
          {page.services.map((service) => (
            <li key={service.title}>
              <IconCard {...service} lang={lang} />
            </li>
          ))}
        </CardGrid>
      </PageSection>
      {page.safety && <Safety safety={page.safety} lang={lang} />}
      <Principles title={page.principlesTitle} principles={page.principles} lang={lang} />
      <PageSection title={page.buildingBlocksTitle} lang={lang}>
        <CardGrid role="list" $columns={3}>
          {page.buildingBlocks.map((block) => (
            <li key={block.title}>
              <IconCard {...block} lang={lang} />
            </li>
          ))}
        </CardGrid>
      </PageSection>
      <PageSection title={page.galleryTitle} surface="sand" lang={lang}>
        <Gallery photos={page.gallery} missing={() => t('ministries.marriage.photoMissing')} lang={lang} />
      </PageSection>
      <PageSection title={page.schedule.title} surface="night" layout="columns" lang={lang}>
        <Stack $gap={6}>
          <Paragraphs text={page.schedule.text} lang={lang} />
          <ScheduleCounseling contactEmail={settings.contactEmail} Help={CrisisHelp} />
        </Stack>
      </PageSection>
      <PageEnd>
        <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
        <SharePage title={page.title} />
      </PageEnd>
    </>
  );
}

export const page = contentPage(marriageMinistryData, MarriageMinistryView);
