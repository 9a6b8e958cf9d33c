import { Suspense, type ComponentType } from 'react';
import { PageMetadata } from '../../features/metadata/page-metadata';
import { useSectionScroll } from '../../features/navigation/use-section-scroll';
import { contentLanguage } from '../../i18n/content-language';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { wasTouched } from '../../lib/first-touch';
import { later } from '../../lib/later';
import { preloadable } from '../../lib/preloadable';
import { Hero } from './hero';
import { homeMetadata } from './home-metadata';
import { homePageQuery } from './home-page-query';

const BelowHero = preloadable(() => import('./below-hero').then((module) => module.BelowHero));
const BelowHeroLater = later(BelowHero);

function HomePage() {
  const { locale } = useLanguage();
  const home = useContent(homePageQuery(locale));
  const lang = contentLanguage(home, locale);
  useSectionScroll();
  return (
    <>
      <PageMetadata {...homeMetadata(home)} />
      <Hero hero={home.hero} locale={home.locale} lang={lang} />
      <Suspense>
        <BelowHeroLater />
      </Suspense>
    </>
  );
}

/** Whoever comes from another page gets all of home at once, for the link may lead to any section of it. */
export async function loadHomePage(): Promise<ComponentType> {
  if (wasTouched()) await BelowHero.preload();
  return HomePage;
}
