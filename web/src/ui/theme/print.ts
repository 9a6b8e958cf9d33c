import { css } from 'styled-components';
import { palette } from './palette';
import { media } from './theme';

/** Print styles: black on white, in points, without interactive elements. */
export const print = css`
  @page {
    margin: 12mm 15mm;
  }
  ${media.print} {
    :root,
    [data-surface] {
      --surface: ${palette.printPaper};
      --surface-raised: ${palette.printPaper};
      --text: ${palette.printInk};
      --text-muted: ${palette.printInk};
      --link: ${palette.printInk};
      --accent: ${palette.printInk};
      --success: ${palette.printInk};
      --danger: ${palette.printInk};
      --control-border: ${palette.printInk};
      --step--1: 8.5pt;
      --step-0: 10.5pt;
      --step-1: 12pt;
      --step-2: 13pt;
      --step-3: 16pt;
      --step-4: 24pt;
      --step-5: 28pt;
      background: none;
    }
    html {
      background: none;
    }
    body {
      line-height: 1.4;
    }
    nav,
    footer,
    button,
    [role='search'],
    [role='tablist'] {
      display: none !important;
    }
    h1,
    h2,
    h3,
    h4 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
  }
`;
