import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { Background } from '../../features/background/background';
import { GospelButton } from '../../features/gospel/gospel-button';
import { useLanguage } from '../../i18n/language-provider';
import { translationName } from '../../i18n/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Cluster, Container } from '../../ui/layout';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Eyebrow, Lead } from '../../ui/text';
import { fontSize, media, size, space } from '../../ui/theme/theme';

const Words = styled(Container)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[5]};
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

type HeroProps = { hero: HomePage['hero']; lang: Locale | undefined };

export function Hero({ hero, lang }: HeroProps) {
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
              {t('home.hero.prayer')}
            </ButtonLink>
            <ButtonLink to={paths.resources} $variant="quiet">
              {t('home.hero.library')}
            </ButtonLink>
          </Cluster>
        </Words>
      </Background>
      <div data-surface="night">
        <Verse>
          <ScriptureQuote
            reference={hero.scripture.reference}
            translation={translationName(t, hero.scripture.translation)}
            lang={lang}
            display
          >
            {hero.scripture.verse}
          </ScriptureQuote>
        </Verse>
      </div>
    </section>
  );
}
