import { createGlobalStyle, css } from 'styled-components';
import { palette } from './palette';
import { print } from './print';
import { surfaces } from './surface';
import { color, font, fontSize, media } from './theme';
import displayFontUrl from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2';

/**
 * Newsreader's Latin file covers English and Spanish. Not preloaded, because that delays the first paint. The fallbacks
 * are adjusted to its metrics (1470/-530 of 2000, average width 857), to avoid a layout shift.
 */
const fontFaces = css`
  @font-face {
    font-family: 'First Light';
    src: url(${displayFontUrl}) format('woff2');
    font-display: swap;
  }
  @font-face {
    font-family: 'First Light Georgia';
    src: local('Georgia');
    size-adjust: 96.12%;
    ascent-override: 76.47%;
    descent-override: 27.57%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'First Light Noto';
    src: local('Noto Serif');
    size-adjust: 89.09%;
    ascent-override: 82.51%;
    descent-override: 29.75%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: 'First Light Times';
    src: local('Times New Roman'), local('Liberation Serif');
    size-adjust: 105.48%;
    ascent-override: 69.68%;
    descent-override: 25.12%;
    line-gap-override: 0%;
  }
`;

const rootPx = 16;
const narrowPx = 390;
const widePx = 1440;

const round = (value: number) => Number(value.toFixed(3));

/** A length that grows linearly from phones to wide screens; in rem, to respect the reader's text size. */
function fluid(fromPx: number, toPx: number): string {
  const slope = (toPx - fromPx) / (widePx - narrowPx);
  const base = (fromPx - slope * narrowPx) / rootPx;
  return `clamp(${round(fromPx / rootPx)}rem, ${round(base)}rem + ${round(slope * 100)}vw, ${round(toPx / rootPx)}rem)`;
}

export const GlobalStyle = createGlobalStyle`
  ${fontFaces}
  :root {
    --accent: ${palette.gold};
    --veil: ${palette.veil};
    --bar: ${palette.nightBar};
    --shadow-floating: 0 1rem 2.5rem ${palette.hairlineOnPaper};
    --step--1: ${fluid(14.5, 15)};
    --step-0: ${fluid(17, 18)};
    --step-1: ${fluid(20.4, 22.5)};
    --step-2: ${fluid(24.5, 28.1)};
    --step-3: ${fluid(29.4, 35.2)};
    --step-4: ${fluid(35.2, 43.9)};
    --step-5: ${fluid(42.3, 68.6)};
    --font-serif: 'First Light', 'First Light Georgia', 'First Light Noto', 'First Light Times',
      serif;
    --font-sans: system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif;
    --target: 2.75rem;
    --screen: 1vh;
    accent-color: var(--action);
    scroll-padding-top: 80px;
  }
  /* Before Chromium 108, Firefox 101 and Safari 15.4 the bars of the browser are counted in. */
  @supports (height: 1svh) { :root { --screen: 1svh; } }
  ${media.wide} { :root { scroll-padding-top: 100px; } }
  ${surfaces}
  *, ::before, ::after { box-sizing: border-box; }
  html { background: ${color.surface}; text-size-adjust: 100%; -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    color: ${color.text};
    font: ${fontSize.body}/1.6 ${font.sans};
    overflow-wrap: break-word;
    ${media.narrow} { overflow-wrap: anywhere; }
    ${media.largeText} { -webkit-hyphens: auto; hyphens: auto; }
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, h5, p, ul, ol, figure, blockquote, fieldset { margin: 0; padding: 0; }
  h1, h2, h3 { font-family: ${font.serif}; font-weight: 400; line-height: 1.15; text-wrap: balance; }
  h1 { font-size: ${fontSize.heading1}; letter-spacing: -0.015em; }
  h2 { font-size: ${fontSize.heading2}; letter-spacing: -0.01em; }
  h3 { font-size: ${fontSize.heading3}; }
  h4, h5 { font-size: ${fontSize.heading4}; line-height: 1.3; }
  h5 { font-size: ${fontSize.body}; }
  p { text-wrap: pretty; }
  img, video, svg { display: block; max-width: 100%; }
  /* Icons keep their size beside long words. */
  svg { flex: none; }
  img { height: auto; }
  fieldset { border: 0; min-width: 0; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { cursor: pointer; }
  a { color: ${color.link}; text-underline-offset: 0.2em; text-decoration-thickness: 1px; }
  ${media.hover} { a:hover { color: ${color.linkHover}; } }
  :focus-visible { outline: 3px solid ${color.focus}; outline-offset: 3px; border-radius: 2px; }
  :is(main, section, h1, h2)[tabindex='-1']:focus { outline: none; }
  ::selection { background: ${palette.gold}; color: ${palette.night}; }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  ${print}
`;
