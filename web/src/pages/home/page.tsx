import type { HomePage } from '@contracts/home-page';
import { CrisisHelp } from '../../features/crisis-help/crisis-help';
import { gospelLazyParts, useAddressedGospel } from '../../features/gospel/gospel-query';
import { GospelBeforeDialog, GospelButton } from '../../features/gospel/gospel-button';
import { PageMetadata } from '../../features/page/page-metadata';
import { useSectionScroll } from '../../features/navigation/use-section-scroll';
import { contentPage, usePageContent, type Page } from '../../features/page/define-page';
import { LazyContactForm, LazyPrayerForm } from '../../features/requests/lazy-forms';
import { useSiteSetting } from '../../features/site-setting/site-setting';
import { contentLanguage, withTranslationName } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { hydrateOnInteraction } from '../../lib/hydration/hydrate-on-interaction';
import { lazyWithPreload } from '../../lib/hydration/lazy-with-preload';
import { homeData } from './data';
import { TimelineOverPage } from './timeline-over-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { Background } from '../../features/background/background';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Cluster, Container } from '../../ui/layout';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Eyebrow, Lead } from '../../ui/text';
import { fontSize, media, size, space, stacked } from '../../ui/theme/theme';

const Words = styled(Container)`
  ${stacked(5)}
  align-items: flex-start;
  min-height: calc(100 * var(--screen));
  padding-top: calc(${size.navigation} + clamp(3rem, 9vh, 7rem));
  padding-bottom: clamp(9rem, 26vh, 16rem);
  ${media.roomy} {
    justify-content: center;
    padding-bottom: clamp(4rem, 12vh, 8rem);
  }
`;

const Title = styled.h1`
  max-width: 8em;
  font-size: ${fontSize.display};
  line-height: 1.08;
`;

const Subtitle = styled(Lead)`
  max-width: 40ch;
`;

const Verse = styled(Container)`
  padding-top: clamp(3rem, 7vw, 5rem);
  padding-bottom: ${space.section};
`;

function Hero({ hero, lang }: { hero: HomePage['hero']; lang: Locale | undefined }) {
  const { t } = useLanguage();
  return (
    <section id="home" tabIndex={-1} aria-labelledby="hero-title">
      <Background image={hero.image} imageAlt={hero.imageAlt} lang={lang}>
        <Words>
          <Eyebrow lang={lang}>{hero.eyebrow}</Eyebrow>
          <Title id="hero-title" lang={lang}>
            {hero.title}
          </Title>
          <Subtitle lang={lang}>{hero.subtitle}</Subtitle>
          <Cluster>
            <GospelButton />
            <ButtonLink to={paths.section('prayer')} $variant="quiet">
              {t('words.askForPrayer')}
            </ButtonLink>
            <ButtonLink to={paths.resources} $variant="quiet">
              {t('home.hero.library')}
            </ButtonLink>
          </Cluster>
        </Words>
      </Background>
      <div data-surface="night">
        <Verse>
          <ScriptureQuote {...withTranslationName(t, hero.scripture)} lang={lang} display />
        </Verse>
      </div>
    </section>
  );
}

const BelowHero = lazyWithPreload(async () => {
  // In the same round of requests; a failure is retried when the form comes near.
  if (!import.meta.env.SSR && window.location.hash === '#prayer') LazyPrayerForm.preload().catch(() => undefined);
  return (await import('./below-hero')).BelowHero;
});
const BelowHeroOnInteraction = hydrateOnInteraction(BelowHero);

function HomeView({ page: home }: { page: HomePage }) {
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
        <GospelBeforeDialog
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
