import type { HomePage as HomePageContent } from '@contracts/home-page';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { gospelLazyParts } from '../../features/gospel/gospel-address';
import { GospelWithoutScripts } from '../../features/gospel/gospel-without-scripts';
import { useAddressedGospel } from '../../features/gospel/gospel-query';
import { PageMetadata } from '../../features/page/page-metadata';
import { useSectionScroll } from '../../features/navigation/use-section-scroll';
import { contentPage } from '../../features/page/content-page';
import { usePageContent, type Page } from '../../features/page/define-page';
import { LazyContactForm } from '../../features/requests/lazy-forms';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { Hero } from './hero';
import { homeData } from './data';
import { TimelineOverPage } from './timeline-over-page';

const BelowHero = lazyWithPreload(() => import('./below-hero').then((module) => module.BelowHero));
const BelowHeroOnInteraction = hydrateOnInteraction(BelowHero);

function HomeView({ page: home }: { page: HomePageContent }) {
  const { locale } = useLanguage();
  // Read here and not in the sections: a section that suspends on its own would be missing when a link scrolls to it.
  const articles = usePageContent(homeData, 'articles');
  const books = usePageContent(homeData, 'books');
  const giving = usePageContent(homeData, 'givingCards');
  const settings = useSiteSetting();
  const lang = contentLanguage(home, locale);
  const gospel = useAddressedGospel();
  useSectionScroll();
  return (
    <>
      <PageMetadata {...homeData.metadata(gospel ?? home)} />
      {gospel && (
        <GospelWithoutScripts
          readingBookUrl={settings.readingBookUrl}
          connect={<LazyContactForm variant="gospel" contactEmail={settings.contactEmail} Help={CrisisHelp} />}
        />
      )}
      <Hero hero={home.hero} lang={lang} />
      <BelowHeroOnInteraction
        home={home}
        lang={lang}
        articles={articles}
        books={books}
        giving={giving}
        settings={settings}
      />
      <TimelineOverPage />
    </>
  );
}

export const page: Page = {
  ...contentPage(homeData, HomeView),
  // Hints to the browser: hydrating the page does not wait for the dialog.
  lazyParts: gospelLazyParts,
  // A link from another page may lead to any section, so all of them must be loaded.
  prepare: async () => {
    const isFirstPage = import.meta.env.SSR || document.documentElement.dataset['hydrated'] === undefined;
    if (!isFirstPage) await BelowHero.preload();
  },
};
