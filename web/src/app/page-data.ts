import { locales } from '@contracts/language';
import type { Locale } from '@contracts/site-setting';
import { isRecord } from '../lib/parse-object';
import type { PostedForm } from '../lib/site-context';
import type { ExtraLanguages } from '../i18n/offered-locales';

export const rootId = 'root';
export const pageDataId = 'page-data';

/** Embedded in the HTML so that the browser can hydrate without another request. */
export type PageData = {
  locale: Locale;
  publicUrl: string;
  /** Left out when there are none. */
  extraLanguages?: ExtraLanguages;
  /** The address below which a preview lies. */
  basename?: string;
  posted?: PostedForm;
  /** Content by serialized key, parsed by the server already. */
  content: Record<string, unknown>;
};

/** By hand, because a schema library would delay the first page. */
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
    (data['extraLanguages'] === undefined || isRecord(data['extraLanguages'])) &&
    (data['basename'] === undefined || typeof data['basename'] === 'string')
  );
}
