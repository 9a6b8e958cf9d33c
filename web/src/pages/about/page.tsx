import type { AboutPage } from '@contracts/about-page';
import { ConcernSection } from '../../features/concern/concern-section';
import { PageMetadata } from '../../features/page/page-metadata';
import { contentPage, definePage, pageQuery } from '../../features/page/define-page';
import { RichText } from '../../features/rich-text/rich-text';
import { SharePage } from '../../features/share/share-page';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { TextColumn } from '../../ui/layout';
import { PageHeader } from '../../ui/page-header';
import type { SiteSetting } from '@contracts/site-setting';
import { breadcrumbs, organization, thingUrl, useStructuredData } from '../../features/page/structured-data';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';

const aboutData = definePage({
  queries: (locale) => ({
    page: pageQuery('about-page', locale, async () => (await import('@contracts/about-page')).aboutPageAnswerSchema),
  }),
  metadata: ({ seo }: AboutPage) => seo,
});

/** Rendered on the server only. */
function AboutStructuredData({ page, settings }: { page: AboutPage; settings: SiteSetting }) {
  const { locale } = useLanguage();
  const site = useSite();
  useStructuredData([
    {
      '@type': 'AboutPage',
      name: page.title,
      description: page.seo.description,
      inLanguage: page.locale,
      url: thingUrl(site, paths.about, locale),
      mainEntity: {
        ...organization(site),
        '@id': `${site.publicUrl}/#organization`,
        description: settings.defaultDescription,
        email: settings.contactEmail,
      },
    },
    breadcrumbs(site, locale, [{ name: page.title, path: paths.about }]),
  ]);
  return null;
}

function AboutView({ page }: { page: AboutPage }) {
  const { locale } = useLanguage();
  const settings = useSiteSetting();
  const lang = contentLanguage(page, locale);
  return (
    <>
      <PageMetadata {...aboutData.metadata(page)} />
      {import.meta.env.SSR ? <AboutStructuredData page={page} settings={settings} /> : null}
      <PageHeader measure lang={lang} title={page.title} lead={page.intro} />
      <TextColumn>
        <div lang={lang}>
          <RichText body={page.body} locale={page.locale} />
        </div>
        <ConcernSection email={settings.concernEmail} />
        <SharePage title={page.title} />
      </TextColumn>
    </>
  );
}

export const page = contentPage(aboutData, AboutView);
