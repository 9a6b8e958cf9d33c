import type { useLanguage } from './language-provider';

type Translate = ReturnType<typeof useLanguage>['t'];

/** The full name of a Bible translation, as far as the site knows it; undefined where the CMS does not know which it is. */
export function translationName(t: Translate, name: string | null): string | undefined {
  if (name === 'WEB') return t('scripture.translation.en');
  if (name === 'RV1909') return t('scripture.translation.es');
  return name ?? undefined;
}
