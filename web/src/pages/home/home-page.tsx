import { articleListQuery } from '../../features/articles/articles-query';
import { PageMetadata } from '../../features/metadata/page-metadata';
import { useSectionScroll } from '../../features/navigation/use-section-scroll';
import { siteSettingQuery } from '../../features/site-setting/site-setting-query';
import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { Hero } from './hero';
import { homeMetadata } from './home-metadata';
import { homePageQuery } from './home-page-query';
import { LibraryTeaser } from './library-teaser';
import { PrayerInvitation } from './prayer-invitation';

export function HomePage() {
  const { locale } = useLanguage();
  const home = useContent(homePageQuery(locale));
  const articles = useContent(articleListQuery(locale));
  const { contactEmail } = useContent(siteSettingQuery(locale));
  const lang = contentLanguage(home, locale);
  useSectionScroll();
  return (
    <>
      <PageMetadata {...homeMetadata(home)} />
      <Hero hero={home.hero} locale={home.locale} lang={lang} />
      <LibraryTeaser library={home.library} lang={lang} articles={articles} />
      <PrayerInvitation prayer={home.prayer} locale={home.locale} lang={lang} contactEmail={contactEmail} />
    </>
  );
}
