import type { Environment } from '../environment';
import type { Site } from '../site';
import type { Metrics } from '../watching/metrics';
import { renderDocument } from './document';
import { languageCookie, type ChosenLanguage } from './language';
import type { PageRequest } from './page-request';
import { StoredText } from './stored-text';

/** Milliseconds that a page waits for the CMS. */
export const contentTimeout = 3_000;

/** Of an entry that does not exist: everybody can make up such addresses. */
const notIndexed = { 'X-Robots-Tag': 'noindex' };
export const notStored = { 'Cache-Control': 'no-store' };

type CreatorOptions = { environment: Environment; site: Site; metrics: Metrics };

/** Renders a page into the document that the page cache holds. */
export function pageCreator({ environment, site, metrics }: CreatorOptions) {
  const secure = environment.publicUrl.startsWith('https:');
  return async (
    { address, known, language }: Pick<PageRequest, 'address' | 'known' | 'language'>,
    /** Of the first request that waits for it. */
    requestId: string,
  ): Promise<StoredText> => {
    const began = performance.now();
    const page = await site.renderPage({
      address,
      known,
      ...language,
      publicUrl: environment.publicUrl,
      cmsUrl: environment.cmsUrl,
      requestId,
      signal: AbortSignal.timeout(contentTimeout),
    });
    const html = renderDocument(page, site.assets);
    metrics.cmsSeconds.observe({ call: 'content' }, page.contentMs / 1_000);
    metrics.renderSeconds.observe((performance.now() - began - page.contentMs) / 1_000);
    const document = (await site.finishDocument?.(html, address)) ?? html;
    const headers = {
      ...pageHeaders(language, secure),
      ...(page.lasting ? {} : notIndexed),
      ...(page.storable ? {} : notStored),
    };
    return new StoredText(page.status, headers, document, page.lasting && page.storable);
  };
}

export function pageHeaders({ locale, addressLanguage }: ChosenLanguage, secure: boolean): Record<string, string> {
  return {
    ...(addressLanguage ? { 'Set-Cookie': languageCookie(addressLanguage, secure) } : {}),
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    // The browser may store it but has to revalidate it: an edit shows at the next load.
    'Cache-Control': 'private, no-cache',
    Vary: 'Cookie, Accept-Encoding',
  };
}
