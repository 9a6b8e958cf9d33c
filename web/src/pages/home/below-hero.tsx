import { articleListQuery } from '../../features/articles/articles-query';
import { bookListQuery } from '../../features/books/books-query';
import { givingCardsQuery } from '../../features/giving/giving-cards-query';
import { siteSettingQuery } from '../../features/site-setting/site-setting-query';
import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { About } from './about';
import { GlobalImpact } from './global-impact';
import { homePageQuery } from './home-page-query';
import { PrayerInvitation } from './prayer-invitation';
import { Resources } from './resources';
import { ResurrectionBanner } from './resurrection-banner';
import { RetreatHighlight } from './retreat-highlight';
import { Revival } from './revival';
import { Support } from './support';

/** All of home that the first screen does not show. */
export function BelowHero() {
  const { locale } = useLanguage();
  const home = useContent(homePageQuery(locale));
  const articles = useContent(articleListQuery(locale));
  const books = useContent(bookListQuery(locale));
  const giving = useContent(givingCardsQuery(locale));
  const settings = useContent(siteSettingQuery(locale));
  const lang = contentLanguage(home, locale);
  return (
    <>
      {home.banner && <ResurrectionBanner banner={home.banner} lang={lang} />}
      <Resources home={home} lang={lang} books={books} articles={articles} />
      {home.counters && <GlobalImpact counters={home.counters} totals={settings} lang={lang} />}
      <About about={home.about} ministries={home.ministries} lang={lang} />
      {home.retreat && <RetreatHighlight retreat={home.retreat} lang={lang} />}
      {home.revival && <Revival revival={home.revival} lang={lang} />}
      {home.support && <Support support={home.support} lang={lang} cards={giving} links={settings} />}
      <PrayerInvitation prayer={home.prayer} locale={home.locale} lang={lang} contactEmail={settings.contactEmail} />
    </>
  );
}
