import displayFontUrl from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2';
import { css } from 'styled-components';

/**
 * Newsreader's Latin file covers English and Spanish. Not preloaded, because that delays the first paint. The fallbacks
 * are adjusted to its metrics (1470/-530 of 2000, average width 857), to avoid a layout shift.
 */
export const fontFaces = css`
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
