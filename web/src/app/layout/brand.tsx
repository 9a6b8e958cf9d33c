import type { SiteSetting } from '@contracts/site-setting';
import { Link } from '../../ui/link';
import styled, { css } from 'styled-components';
import { paths } from '../../lib/paths';
import { color, font, inlineTapTarget, media, narrowBreakpointPx, size, space } from '../../ui/theme/theme';

const Home = styled(Link)`
  ${inlineTapTarget}
  gap: ${space[3]};
  min-width: 0;
  color: ${color.text};
  font: 1.2rem/1.15 ${font.serif};
  text-decoration: none;
  text-wrap: balance;
  ${media.narrow} {
    gap: ${space[2]};
    font-size: 1.05rem;
  }
  svg,
  img {
    width: 2rem;
    height: 2rem;
    object-fit: contain;
    color: ${color.accent};
  }
  /* Where it has no room for two lines of text, the name goes to a second row, which is not shown. */
  ${media.narrow} {
    nav & {
      flex: 1;
      flex-wrap: wrap;
      height: ${size.target};
      overflow: hidden;
      svg,
      img {
        max-width: 10vw;
        height: ${size.target};
        align-self: start;
      }
      span {
        flex: 1 1 7.6rem;
      }
    }
  }
`;

/** Without the name where the bar is too narrow. */
const Name = styled.span<{ $givesWay: boolean }>`
  ${({ $givesWay }) =>
    $givesWay &&
    css`
      @media (max-width: 22.49rem), (min-width: ${narrowBreakpointPx}px) and (max-width: 74.99rem) {
        position: absolute;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    `}
`;

type BrandProps = { name: string; logo: SiteSetting['logo']; lang?: string | undefined; givesWay?: boolean };

export function Brand({ name, logo, lang, givesWay = false }: BrandProps) {
  return (
    <Home to={paths.home}>
      {logo ? <img src={logo.url} alt="" /> : <Mark />}
      <Name $givesWay={givesWay} lang={lang}>
        {name}
      </Name>
    </Home>
  );
}

/** The first light over a hill, as in the favicon. */
function Mark() {
  return (
    <svg viewBox="0 0 32 32" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" aria-hidden="true">
      <path d="M2 25c8 0 8-5 14-5s6 5 14 5M9.5 17a6.5 6.5 0 0 1 13 0M16 4v2.5M6 8.5l1.5 1.5M26 8.5 24.5 10" />
    </svg>
  );
}
