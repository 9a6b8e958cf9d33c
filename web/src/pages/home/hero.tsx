import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Cluster, Container } from '../../ui/layout';
import { Picture } from '../../ui/picture';
import { ScriptureQuote } from '../../ui/scripture-quote';
import { Eyebrow, Lead } from '../../ui/text';
import { palette } from '../../ui/theme/palette';
import { fontSize, media, size, space } from '../../ui/theme/theme';

const Scene = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-direction: column;
`;

/**
 * The picture fills the first screen, moved so that its light stands beside the words, or below them on phones. A shade keeps what lies
 * behind them dark enough to read on, whatever is uploaded, and lets the scene sink into the band that follows.
 */
const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 18% 0 0;
  overflow: hidden;
  background: linear-gradient(${palette.night} 30%, ${palette.dusk} 80%, ${palette.slate});
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 60% 100%;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background:
      linear-gradient(to top, ${palette.night}, ${palette.nightClear} 16%),
      linear-gradient(${palette.night}, ${palette.nightShade} 20%, ${palette.nightClear} 62%);
  }
  ${media.roomy} {
    inset: 0 -16% 0 0;
    &::after {
      background:
        linear-gradient(to top, ${palette.night}, ${palette.nightClear} 16%),
        linear-gradient(80deg, ${palette.nightShade} 22%, ${palette.nightHaze} 42%, ${palette.nightClear} 60%);
    }
  }
`;

const Words = styled(Container)`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[5]};
  min-height: min(92svh, 52rem);
  padding-block: calc(${size.navigation} + clamp(3rem, 9vh, 7rem)) clamp(9rem, 26vh, 16rem);
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

const Verse = styled.div`
  padding-block: clamp(3rem, 7vw, 5rem) ${space.section};
`;

type HeroProps = { hero: HomePage['hero']; locale: Locale; lang: Locale | undefined };

export function Hero({ hero, locale, lang }: HeroProps) {
  const { t } = useLanguage();
  return (
    <section id="home" tabIndex={-1} aria-labelledby="hero-title">
      <Scene as="div" data-surface="night">
        <Backdrop>
          {hero.image ? (
            <Picture
              source={hero.image}
              alt={hero.imageAlt}
              sizes="(max-aspect-ratio: 1/1) 90vh, 116vw"
              fetchPriority="high"
              lang={lang}
            />
          ) : null}
        </Backdrop>
        <Words>
          <Eyebrow lang={lang}>{hero.eyebrow}</Eyebrow>
          <Title id="hero-title" lang={lang}>
            {hero.title}
          </Title>
          <Subtitle lang={lang}>{hero.subtitle}</Subtitle>
          <Cluster>
            <ButtonLink to={paths.resources}>{t('home.hero.library')}</ButtonLink>
            <ButtonLink to={paths.section('prayer')} $variant="quiet">
              {t('home.hero.prayer')}
            </ButtonLink>
          </Cluster>
        </Words>
      </Scene>
      <div data-surface="night">
        <Container as={Verse}>
          <ScriptureQuote
            reference={hero.scripture.reference}
            translation={t(`scripture.translation.${locale}`)}
            lang={lang}
            display
          >
            {hero.scripture.verse}
          </ScriptureQuote>
        </Container>
      </div>
    </section>
  );
}
