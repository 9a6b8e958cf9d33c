import type { Locale } from '@contracts/site-setting';

/** An article, module or book in the search index. */
export type LibraryEntry = {
  id: string;
  kind: 'article' | 'module' | 'book';
  title: string;
  category: string;
  /** Two or three sentences, shown below the title. */
  summary: string;
  /** Further searchable text. */
  text: string;
  address: string;
  /** Set if it differs from the page's language. */
  lang: Locale | undefined;
};
