import type { Locale } from '@contracts/site-setting';

/** One article, module or book as the search knows it. */
export type LibraryEntry = {
  id: string;
  kind: 'article' | 'module' | 'book';
  title: string;
  category: string;
  /** Two or three sentences, shown below the title. */
  summary: string;
  /** Whatever else its words can be found in. */
  text: string;
  address: string;
  /** Its language where that is not the page's. */
  lang: Locale | undefined;
};
