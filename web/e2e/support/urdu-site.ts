import { rm } from 'node:fs/promises';
import { test as base } from './journey';
import { startOwnWebServer } from './own-web-server';
import { pseudoTranslationFolder } from './translation';

/** The site as it is once Urdu is switched on, with a translation of all its texts. */
export const test = base.extend<object, { urduSite: string }>({
  urduSite: [
    async ({}, use) => {
      const folder = await pseudoTranslationFolder();
      const site = await startOwnWebServer(undefined, {
        EXTRA_LANGUAGES: 'ur',
        TRANSLATIONS_DIR: folder,
        TRUSTED_PROXIES: '1',
      });
      await use(site.url);
      await site.stop();
      await rm(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ urduSite }, use) => use(urduSite),
});

/** The address in Urdu, as in a shared link. */
export function inUrdu(path: string): string {
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set('lang', 'ur');
  return `${url.pathname}${url.search}${url.hash}`;
}
