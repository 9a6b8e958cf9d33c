import type { HomePage } from '@contracts/home-page';
import type { Locale } from '@contracts/site-setting';
import styled from 'styled-components';
import { IntroColumns } from '../../ui/layout';
import { Lead } from '../../ui/text';
import { palette } from '../../ui/theme/palette';
import { fontSize, media, space } from '../../ui/theme/theme';

/** The sunrise at the lower edge, where the page turns from night to day. */
const Band = styled.section`
  padding-block: clamp(2rem, 5vw, 4rem) clamp(6rem, 13vw, 11rem);
  &[data-surface] {
    background:
      radial-gradient(46% 7rem at 50% 100%, ${palette.dawnGlow}, ${palette.dawnGlowClear}),
      radial-gradient(90% 18rem at 50% 100%, ${palette.dawnBlush}, ${palette.dawnBlushClear}),
      linear-gradient(${palette.night} 30%, ${palette.dusk});
  }
`;

const Columns = styled(IntroColumns)`
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

export function ResurrectionBanner({ banner, lang }: ResurrectionBannerProps) {
  return (
    <Band data-surface="night" aria-labelledby="banner-title" lang={lang}>
      <Columns>
        <h2 id="banner-title">{banner.title}</h2>
        <Lead>{banner.text}</Lead>
      </Columns>
    </Band>
  );
}
