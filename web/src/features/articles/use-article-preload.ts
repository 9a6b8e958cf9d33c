import { useLanguage } from '../../i18n/language-provider';
import { useContentPreload } from '../../lib/cms-client/use-content';
import { articleQuery } from './articles-query';

/** Asks for an article while the hand is still on its way; a failure shows when the article is opened. */
export function useArticlePreload(): (slug: string) => void {
  const { locale } = useLanguage();
  const preload = useContentPreload();
  return (slug) => void preload([articleQuery(slug, locale)]).catch(() => undefined);
}
