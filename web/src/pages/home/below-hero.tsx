import type { ArticleTitle } from '@contracts/article';
import type { Book } from '@contracts/book';
import type { HomePage } from '@contracts/home-page';
import type { Locale, SiteSetting } from '@contracts/site-setting';
import type { GivingCardsContent } from '@contracts/support-page';
import { SharePage } from '../../features/share/share-page';
import { PageEnd } from '../../ui/page-end';
import { About } from './about';
import { PrayerInvitation } from './prayer-invitation';
import { Resources } from './resources';
import { RetreatHighlight } from './retreat-highlight';
import { Revival } from './revival';
import styled from 'styled-components';
import { IntroColumns, Section, Container, Stack } from '../../ui/layout';
import { Lead, Prose, Small } from '../../ui/text';
import { palette } from '../../ui/theme/palette';
import { color, columnsFrom, font, fontSize, media, space } from '../../ui/theme/theme';
import { Counter } from '../../features/counters/counter';
import { Column, MoreLink } from './section-layout';
import { useLanguage } from '../../i18n/language-provider';
import { Link } from '../../ui/link';
import { paths } from '../../lib/paths';
import { GivingCards } from '../../features/giving/giving-cards';
import { Reveal } from '../../ui/reveal';

/** The sunrise at the lower edge, where the page turns from night to day. */
const BannerBand = styled.section`
  padding-block: clamp(2rem, 5vw, 4rem) clamp(6rem, 13vw, 11rem);
  &[data-surface] {
    background:
      radial-gradient(46% 7rem at 50% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
      radial-gradient(90% 18rem at 50% 100%, ${palette.dawnBlush}, ${palette.dawnBlushClear}),
      linear-gradient(${palette.night} 30%, ${palette.dusk});
  }
`;

const BannerColumns = styled(IntroColumns)`
  gap: ${space[6]} clamp(2.5rem, 6vw, 5rem);
  h2 {
    font-size: ${fontSize.display};
    line-height: 1.05;
  }
  ${media.roomy} {
    align-items: baseline;
  }
`;

type ResurrectionBannerProps = { banner: NonNullable<HomePage['banner']>; lang: Locale | undefined };

function ResurrectionBanner({ banner, lang }: ResurrectionBannerProps) {
  return (
    <BannerBand data-surface="night" aria-labelledby="banner-title" lang={lang}>
      <BannerColumns>
        <h2 id="banner-title">{banner.title}</h2>
        <Lead>{banner.text}</Lead>
      </BannerColumns>
    </BannerBand>
  );
}

const Numbers = styled.dl`
  display: grid;
  gap: ${space[10]} clamp(2.5rem, 6vw, 5rem);
  margin: 0;
  ${columnsFrom('wide', '1fr 1fr')}
`;

const Words = styled.div`
  display: grid;
  gap: ${space[4]} clamp(2.5rem, 6vw, 5rem);
  align-items: baseline;
  ${columnsFrom('roomy', '1fr 1fr')}
`;

type GlobalImpactProps = {
  counters: NonNullable<HomePage['counters']>;
  totals: Pick<SiteSetting, 'salvationsCount' | 'healingsCount'>;
  lang: Locale | undefined;
};

function GlobalImpact({ counters, totals: { salvationsCount, healingsCount }, lang }: GlobalImpactProps) {
  return (
    <Section aria-labelledby="impact-title" data-surface="sand">
      <Column>
        <Words lang={lang}>
          <h2 id="impact-title">{counters.title}</h2>
          <Prose>{counters.text}</Prose>
        </Words>
        <Numbers>
          {salvationsCount ? <Counter value={salvationsCount} label={counters.salvations} lang={lang} /> : null}
          {healingsCount ? <Counter value={healingsCount} label={counters.healings} lang={lang} /> : null}
        </Numbers>
      </Column>
    </Section>
  );
}

/** Fits as many columns as have room; a single prayer is not stretched over the page. */
const Prayers = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[8]} ${space[10]};
  list-style: none;
  li {
    padding-inline-start: ${space[5]};
    border-inline-start: 2px solid ${color.accent};
  }
  blockquote {
    font: ${fontSize.lead} / 1.5 ${font.serif};
    white-space: pre-line;
  }
`;

type AnsweredPrayersProps = { prayers: HomePage['answeredPrayers']; lang: Locale | undefined };

function AnsweredPrayers({ prayers, lang }: AnsweredPrayersProps) {
  const { t, locale } = useLanguage();
  return (
    <Section aria-labelledby="answered-title">
      <Container>
        <Stack $gap={8}>
          <h2 id="answered-title">{t('home.answered')}</h2>
          <Prayers role="list">
            {prayers.map(({ text, toldIn }) => (
              <li key={text}>
                <blockquote lang={lang}>{text}</blockquote>
                {toldIn === (lang ?? locale) ? null : <Small>{t(`home.answered.toldIn.${toldIn}`)}</Small>}
              </li>
            ))}
          </Prayers>
          <p>
            <Link to={paths.prayerThanks}>{t('prayerThanks.link')}</Link>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}

type SupportProps = {
  support: NonNullable<HomePage['support']>;
  lang: Locale | undefined;
  /** Null while the support page is unpublished. */
  cards: GivingCardsContent | null;
};

function Support({ support, lang, cards }: SupportProps) {
  const { t } = useLanguage();
  return (
    <Section id="support" tabIndex={-1} aria-labelledby="support-title">
      <Column>
        <Stack lang={lang}>
          <h2 id="support-title">{support.title}</h2>
          <Lead>{support.text}</Lead>
        </Stack>
        {cards && (
          <>
            <Reveal>
              <GivingCards cards={cards} heading="h3" />
            </Reveal>
            <MoreLink to={paths.support}>{t('home.support.more')}</MoreLink>
          </>
        )}
      </Column>
    </Section>
  );
}

type BelowHeroProps = {
  home: HomePage;
  lang: Locale | undefined;
  articles: readonly ArticleTitle[];
  books: readonly Book[];
  giving: GivingCardsContent | null;
  settings: SiteSetting;
};

export function BelowHero({ home, lang, articles, books, giving, settings }: BelowHeroProps) {
  const isCounted = [settings.salvationsCount, settings.healingsCount].some(Boolean);
  return (
    <>
      {home.banner && <ResurrectionBanner banner={home.banner} lang={lang} />}
      <Resources home={home} lang={lang} books={books} articles={articles} />
      {home.counters && isCounted && <GlobalImpact counters={home.counters} totals={settings} lang={lang} />}
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
