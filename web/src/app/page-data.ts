import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import type { Dictionary } from '../i18n/translate';

export const rootId = 'root';
export const pageDataId = 'page-data';

/** What the server's HTML carries so that the browser can hydrate it without asking for anything again. */
export type PageData = {
  locale: Locale;
  publicUrl: string;
  /** What Spanish lacks, in English; left out where that is nothing. */
  missingInSpanish?: Dictionary;
  /** Content by serialized key, parsed by the server already. */
  content: Record<string, unknown>;
};

/** Without a schema, for which the first page would have to wait. */
export function parsePageData(json: string): PageData {
  const data: unknown = JSON.parse(json);
  if (!isPageData(data)) throw new Error('The page carries data of another shape');
  return data;
}

function isPageData(data: unknown): data is PageData {
  return (
    isRecord(data) &&
    locales.some((locale) => locale === data['locale']) &&
    typeof data['publicUrl'] === 'string' &&
    isRecord(data['content']) &&
    (data['missingInSpanish'] === undefined || isRecord(data['missingInSpanish']))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
