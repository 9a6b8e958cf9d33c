import type { Locale } from '@contracts/site-setting';

/** A piece of a page in chunks of its own that some addresses of the page show and others do not. */
export type PagePart = {
  /** Source files, by which the build's manifest knows the chunks that the part needs in that language. */
  modules: (locale: Locale) => readonly string[];
  preload: (locale: Locale) => Promise<void>;
};
