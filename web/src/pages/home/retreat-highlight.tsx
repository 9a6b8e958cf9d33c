import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { Container } from '../../ui/layout';
import { Paragraphs } from '../../ui/paragraphs';
import { PictureOrIcon } from '../../ui/picture';
import { media, space, stacked } from '../../ui/theme/theme';

/** The photo fades into the dark band: from the top on phones, from the side on wide screens. */
const Band = styled.section`
  position: relative;
  overflow: hidden;
  > img,
  > [data-broken] {
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: cover;
    --mask: linear-gradient(to top, transparent, black 45%);
    -webkit-mask-image: var(--mask);
    mask-image: var(--mask);
  }
  ${media.roomy} {
    > img,
    > [data-broken] {
      position: absolute;
      inset: 0;
      inset-inline: auto 0;
      width: 58%;
      height: 100%;
      --mask: linear-gradient(var(--across, 90deg), transparent, black 55%);
    }
  }
`;

const Words = styled(Container)`
  position: relative;
  ${stacked(5)}
  align-items: flex-start;
  padding-block: ${space[8]} ${space.section};
  h2,
  div {
    max-width: 32rem;
  }
  ${media.roomy} {
    padding-block: clamp(6rem, 12vw, 10rem);
  }
`;

type RetreatHighlightProps = { retreat: NonNullable<HomePage['retreat']>; lang: Locale | undefined };

export function RetreatHighlight({ retreat, lang }: RetreatHighlightProps) {
  const { t } = useLanguage();
  const { picture } = retreat;
  return (
    <Band data-surface="night" aria-labelledby="retreat-title">
      {picture?.image && (
        <PictureOrIcon
          source={picture.image}
          alt={picture.alt}
          sizes="(min-width: 64rem) 58vw, 100vw"
          loading="lazy"
          lang={lang}
        />
      )}
      <Words>
        <h2 id="retreat-title" lang={lang}>
          {retreat.title}
        </h2>
        <Paragraphs text={retreat.text} lang={lang} />
        <ButtonLink to={paths.mensMinistry}>{t('home.retreat.more')}</ButtonLink>
      </Words>
    </Band>
  );
}
