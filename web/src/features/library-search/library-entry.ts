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

/** The id of the link among the results that leads to an address: where focus goes back to when that is closed. */
export function resultLinkId(address: string): string {
  return `found-${encodeURIComponent(address)}`;
}
