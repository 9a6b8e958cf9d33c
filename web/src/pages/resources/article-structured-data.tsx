import type { Article } from '@contracts/article';
import { useSite } from '../../lib/site-context';
import { useStructuredData } from '../../features/metadata/structured-data';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { describeArticle } from './describe-article';
import { resourcesPageQuery } from './resources-page-query';

/** For the server alone. */
export function ArticleStructuredData({ article }: { article: Article }) {
  const { locale, t } = useLanguage();
  const library = useContent(resourcesPageQuery(locale))?.title ?? t('navigation.resources');
  useStructuredData(describeArticle(article, { site: useSite(), library, locale }));
  return null;
}
