import { articleListQuery } from '../../features/articles/articles-query';
import { bookListQuery } from '../../features/books/books-query';
import { supportPageQuery } from '../../features/giving/support-page-query';
import { GospelWithoutScripts } from '../../features/gospel/gospel-without-scripts';
import { useAddressedGospel } from '../../features/gospel/use-addressed-gospel';
import { PageMetadata } from '../../features/metadata/page-metadata';
import { useSectionScroll } from '../../features/navigation/use-section-scroll';
import { siteSettingQuery } from '../../features/site-setting/site-setting-query';
import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { About } from './about';
import { GlobalImpact } from './global-impact';
import { Hero } from './hero';
import { homeMetadata } from './home-metadata';
import { homePageQuery } from './home-page-query';
import { PrayerInvitation } from './prayer-invitation';
import { Resources } from './resources';
import { ResurrectionBanner } from './resurrection-banner';
import { RetreatHighlight } from './retreat-highlight';
import { Revival } from './revival';
import { Support } from './support';

export function HomePage() {
  const { locale } = useLanguage();
  const home = useContent(homePageQuery(locale));
  const articles = useContent(articleListQuery(locale));
  const books = useContent(bookListQuery(locale));
  const supportPage = useContent(supportPageQuery(locale));
  const settings = useContent(siteSettingQuery(locale));
  const lang = contentLanguage(home, locale);
  const gospel = useAddressedGospel();
  useSectionScroll();
  return (
    <>
      <PageMetadata {...(gospel?.seo ?? homeMetadata(home))} />
      {gospel && <GospelWithoutScripts readingBookUrl={settings.readingBookUrl} />}
      <Hero hero={home.hero} locale={home.locale} lang={lang} />
      {home.banner && <ResurrectionBanner banner={home.banner} lang={lang} />}
      <Resources home={home} lang={lang} books={books} articles={articles} />
      {home.counters && <GlobalImpact counters={home.counters} totals={settings} lang={lang} />}
      <About about={home.about} ministries={home.ministries} lang={lang} />
      {home.retreat && <RetreatHighlight retreat={home.retreat} lang={lang} />}
      {home.revival && <Revival revival={home.revival} lang={lang} />}
      {home.support && <Support support={home.support} lang={lang} page={supportPage} settings={settings} />}
      <PrayerInvitation prayer={home.prayer} locale={home.locale} lang={lang} contactEmail={settings.contactEmail} />
    </>
  );
}
