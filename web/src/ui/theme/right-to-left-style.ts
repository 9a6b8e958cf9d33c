import { createGlobalStyle } from 'styled-components';

/** For pages in a language that is written from right to left. */
export const RightToLeftStyle = createGlobalStyle`
  /* Content that nobody has translated yet keeps the direction of its own language. */
  [lang='en'], [lang='es'] { direction: ltr; }
  .lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-left, .lucide-chevron-right,
  .lucide-external-link, .lucide-log-out, .lucide-send, .lucide-undo-2 { scale: -1 1; }
`;
