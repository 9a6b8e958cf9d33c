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
  display: flex;
  flex-direction: column;
  &[data-surface] {
    background: linear-gradient(${palette.night} 30%, ${palette.dusk} 70%, ${palette.ember});
  }
`;

/** The picture fills the first screen; a shade keeps the sky dark enough to read on, whatever is uploaded. */
const Backdrop = styled.div`
  position: absolute;
  z-index: -1;
  inset: 0;
  overflow: hidden;
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
    background: linear-gradient(${palette.nightShade}, ${palette.nightClear} 70%);
    ${media.wide} {
      background: linear-gradient(80deg, ${palette.nightShade} 20%, ${palette.nightClear} 75%);
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
  ${media.wide} {
    justify-content: center;
    padding-bottom: clamp(4rem, 12vh, 8rem);
  }
`;

const Title = styled.h1`
  max-width: 14ch;
  font-size: ${fontSize.display};
  line-height: 1.08;
`;

const Subtitle = styled(Lead)`
  max-width: 44ch;
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
            <Picture source={hero.image} alt={hero.imageAlt} sizes="100vw" fetchPriority="high" lang={lang} />
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
