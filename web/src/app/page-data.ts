import type { Locale } from '@contracts/site-setting';

export const rootId = 'root';
export const pageDataId = 'page-data';

/** What the server's HTML carries so that the browser can hydrate it without asking for anything again. */
export type PageData = {
  locale: Locale;
  publicUrl: string;
  /** Content by serialized key. */
  content: Record<string, unknown>;
};
