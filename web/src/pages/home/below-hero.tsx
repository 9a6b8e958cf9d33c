import type { ArticleSummary } from '@contracts/article';
import type { Book } from '@contracts/book';
import type { HomePage } from '@contracts/home-page';
import type { Locale, SiteSetting } from '@contracts/site-setting';
import type { GivingCardsContent } from '@contracts/support-page';
import { SharePage } from '../../features/share/share-page';
import { PageEnd } from '../../ui/page-end';
import { About } from './about';
import { AnsweredPrayers } from './answered-prayers';
import { GlobalImpact } from './global-impact';
import { PrayerInvitation } from './prayer-invitation';
import { Resources } from './resources';
import { ResurrectionBanner } from './resurrection-banner';
import { RetreatHighlight } from './retreat-highlight';
import { Revival } from './revival';
import { Support } from './support';

type BelowHeroProps = {
  home: HomePage;
  lang: Locale | undefined;
  articles: readonly ArticleSummary[];
  books: readonly Book[];
  giving: GivingCardsContent | null;
  settings: SiteSetting;
};

export function BelowHero({ home, lang, articles, books, giving, settings }: BelowHeroProps) {
  return (
    <>
      {home.banner && <ResurrectionBanner banner={home.banner} lang={lang} />}
      <Resources home={home} lang={lang} books={books} articles={articles} />
      {home.counters && <GlobalImpact counters={home.counters} totals={settings} lang={lang} />}
      <About about={home.about} ministries={home.ministries} lang={lang} />
      {home.retreat && <RetreatHighlight retreat={home.retreat} lang={lang} />}
      {home.revival && <Revival revival={home.revival} lang={lang} />}
      {home.support && <Support support={home.support} lang={lang} cards={giving} />}
      {home.answeredPrayers.length > 0 && <AnsweredPrayers prayers={home.answeredPrayers} lang={lang} />}
      <PrayerInvitation prayer={home.prayer} lang={lang} contactEmail={settings.contactEmail} />
      <PageEnd>
        <SharePage title={settings.ministryName} />
      </PageEnd>
    </>
  );
}
