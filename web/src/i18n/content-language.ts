import type { Locale } from '@contracts/site-setting';

/** For the element around content that the editor has not translated yet; nothing where the languages agree. */
export function contentLanguage(content: { locale: Locale }, shown: Locale): Locale | undefined {
  return content.locale === shown ? undefined : content.locale;
}
