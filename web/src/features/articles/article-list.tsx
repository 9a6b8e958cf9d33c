import type { ArticleSummary } from '@contracts/article';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/button';
import { CardGrid } from '../../ui/card';
import { EmptyState } from '../../ui/empty-state';
import { ArticleCard } from './article-card';

export function ArticleList({ articles }: { articles: readonly ArticleSummary[] }) {
  const { t } = useLanguage();
  if (articles.length === 0) {
    return (
      <EmptyState
        title={t('articles.emptyTitle')}
        text={t('articles.emptyText')}
        action={<ButtonLink to={paths.prayer}>{t('articles.emptyAction')}</ButtonLink>}
      />
    );
  }
  // Cards beside each other are alike.
  const isIllustrated = articles.some(({ cover }) => cover !== null);
  return (
    <CardGrid role="list">
      {articles.map((article) => (
        <li key={article.slug}>
          <ArticleCard article={article} tall={isIllustrated} />
        </li>
      ))}
    </CardGrid>
  );
}
