import type { HomePage as HomePageContent } from '@contracts/home-page';
import { useEffect, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { articleListQuery } from '../../features/articles/articles-query';
import { bookListQuery } from '../../features/books/books-query';
import { givingCardsQuery } from '../../features/giving/giving-cards-query';
import { GospelWithoutScripts } from '../../features/gospel/gospel-without-scripts';
import { useAddressedGospel } from '../../features/gospel/use-addressed-gospel';
import { PageMetadata } from '../../features/metadata/page-metadata';
import { useSectionScroll } from '../../features/navigation/use-section-scroll';
import { contentPage } from '../../features/page/content-page';
import { LazyPrayerForm } from '../../features/requests/lazy-forms';
import { siteSettingQuery } from '../../features/site-setting/site-setting-query';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { Hero } from './hero';
import { homeMetadata } from './home-metadata';
import { homePageQuery } from './home-page-query';

import { TimelineOverPage } from './timeline-over-page';

export { homeContent } from './home-content';

const BelowHero = lazyWithPreload(() => import('./below-hero').then((module) => module.BelowHero));
const BelowHeroLater = hydrateOnInteraction(BelowHero);

function HomeView({ page: home }: { page: HomePageContent }) {
  const { locale } = useLanguage();
  // Not where it is shown: a page that comes piece by piece has no section yet that a link could lead to.
  const articles = useContent(articleListQuery(locale));
  const books = useContent(bookListQuery(locale));
  const giving = useContent(givingCardsQuery(locale));
  const settings = useContent(siteSettingQuery(locale));
  const lang = contentLanguage(home, locale);
  const gospel = useAddressedGospel();
  useSectionScroll();
  usePrayerFormSoon();
  return (
    <>
      <PageMetadata {...(gospel?.seo ?? homeMetadata(home))} />
      {gospel && <GospelWithoutScripts readingBookUrl={settings.readingBookUrl} />}
      <Hero hero={home.hero} locale={home.locale} lang={lang} />
      <BelowHeroLater home={home} lang={lang} articles={articles} books={books} giving={giving} settings={settings} />
      <TimelineOverPage />
    </>
  );
}

/** Where the address leads to the form, it comes together with what stands around it, and not after that. */
function usePrayerFormSoon(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== '#prayer') return;
    // What fails here is asked for again when it is shown.
    Promise.all([BelowHero.preload(), LazyPrayerForm.preload()]).catch(() => undefined);
  }, [hash]);
}

const HomePage = contentPage(homePageQuery, HomeView);

/** Whoever comes from another page gets all of home at once, for the link may lead to any section of it. */
export async function loadHomePage(): Promise<ComponentType> {
  const isFirstPage = import.meta.env.SSR || document.documentElement.dataset['hydrated'] === undefined;
  if (!isFirstPage) await BelowHero.preload();
  return HomePage;
}
