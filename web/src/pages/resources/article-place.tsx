import { articleQuery } from '../../features/articles/articles-query';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { ArticleScreen } from './resources-parts';
import type { ScreenProps } from './screen-props';

/** The first page knows which article there is; how it looks comes with the first one. */
export function ArticlePlace({ slug, takesFocus, otherwise }: ScreenProps) {
  const { locale } = useLanguage();
  const article = useContent(articleQuery(slug, locale));
  return article ? <ArticleScreen article={article} takesFocus={takesFocus} /> : otherwise;
}
