import type { MensMinistryPage as MensMinistryPageContent } from '@contracts/mens-ministry-page';
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
import { PageEnd } from '../../ui/page-end';
import { PageSection } from '../../ui/section';
import { mensMinistryData } from './data';
import { Retreat } from './retreat';
import { Testimonies } from './testimonies';

function MensMinistryView({ page }: { page: MensMinistryPageContent }) {
  const { locale, t } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  const { retreat } = page;
  return (
    <>
      <PageMetadata {...mensMinistryData.metadata(page)} />
      {import.meta.env.SSR ? (
        <MinistryStructuredData page={page} path={paths.mensMinistry} settings={settings} locale={locale} />
      ) : null}
      <MinistryOpening page={page} lang={lang} scene="summit" />
      <PageSection title={page.focusTitle} surface="sand" lang={lang}>
        <CardGrid role="list">
          {page.focusAreas.map((area) => (
            <li key={area.title}>
              <IconCard {...area} lang={lang} />
            </li>
          ))}
        </CardGrid>
      </PageSection>
      <Retreat retreat={retreat} lang={lang} />
      {retreat.testimonies.length > 0 && (
        <PageSection title={retreat.testimoniesTitle} lang={lang}>
          <Testimonies testimonies={retreat.testimonies} lang={lang} />
        </PageSection>
      )}
      <PageSection title={retreat.galleryTitle} surface="sand" lang={lang}>
        <Gallery
          photos={retreat.gallery}
          missing={(number) => t('ministries.mens.photoMissing', { number })}
          lang={lang}
        />
      </PageSection>
      <PageEnd>
        <BackLink to={paths.home}>{t('ministries.back')}</BackLink>
        <SharePage title={page.title} />
      </PageEnd>
    </>
  );
}

export const page = contentPage(mensMinistryData, MensMinistryView);
