import { css } from 'styled-components';
import { palette } from './palette';
import { media } from './theme';

/** Print styles: black on white, in points, without interactive elements, with a number on each further page (Chromium 131). */
export const print = css`
  @page {
    margin: 12mm 16mm;
    @bottom-right {
      content: counter(page);
      font: 8.5pt sans-serif;
    }
  }
  @page :first {
    @bottom-right {
      content: none;
    }
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
    [role='tablist'],
    [role='navigation'] {
      display: none !important;
    }
    /* What an open dialog covers. */
    body:has(> [data-state] > [role='dialog']) > :not([data-state]) {
      display: none;
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
