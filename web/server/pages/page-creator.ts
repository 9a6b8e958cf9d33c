import type { CmsAnswers } from '../cms-answers';
import type { Environment } from '../environment';
import type { Asked, FairQueue } from '../fair-queue';
import type { Site } from '../site';
import type { Metrics } from '../watching/metrics';
import { builtFilesOf, renderDocument } from './document';
import { type ChosenLanguage, languageCookie } from './language';
import type { PageRequest } from './page-request';
import { StoredPage } from './stored-text';

/** The title in a page's head, without the name of the site. */
export function titleOf(head: string): string {
  const title = unescape(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? '');
  return title.split(' · ').slice(0, -1).join(' · ') || title;
}

/** React escapes these five. */
function unescape(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

/** Headers for closed sites, and for missing pages and entries: anybody can invent such addresses. */
export const notIndexed = { 'X-Robots-Tag': 'noindex' };
export const notStored = { 'Cache-Control': 'no-store' };

export type CreatorOptions = {
  environment: Environment;
  site: Site;
  answers: CmsAnswers;
  contentQueue: FairQueue;
  metrics: Metrics;
};

export function pageCreator({ environment, site, answers, contentQueue, metrics }: CreatorOptions) {
  const secure = environment.publicUrl.startsWith('https:');
  type Wanted = Pick<PageRequest, 'address' | 'known' | 'language' | 'search'>;

  async function create({ address, known, language, search }: Wanted, requestId: string): Promise<StoredPage> {
    const began = performance.now();
    const page = await site.renderPage({
      address,
      known,
      ...language,
      search,
      publicUrl: environment.publicUrl,
      read: answers.reader(requestId),
    });
    const html = renderDocument(page, site.assets);
    metrics.cmsSeconds.observe({ call: 'page' }, page.contentMs / 1_000);
    metrics.renderSeconds.observe((performance.now() - began - page.contentMs) / 1_000);
    const document = (await site.finishDocument?.(html, address)) ?? html;
    const headers = {
      ...pageHeaders(language, secure),
      ...(page.status === 200 && page.lasting && !page.preparation ? {} : notIndexed),
      ...(page.storable ? {} : notStored),
    };
    return new StoredPage(page.status, headers, document, {
      lasting: page.lasting && page.storable,
      builtFiles: builtFilesOf(page, site.assets),
      title: titleOf(page.head),
    });
  }

  /** `asked` is the first request that waits for the page. */
  return (page: Wanted, { requestId, visitor }: Asked) => contentQueue.run(visitor, () => create(page, requestId));
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
