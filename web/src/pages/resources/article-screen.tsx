import { ArticleView } from '../../features/articles/article-view';
import { articleQuery } from '../../features/articles/articles-query';
import { PageMetadata } from '../../features/metadata/page-metadata';
import { RichText } from '../../features/rich-text/rich-text';
import { SharePage } from '../../features/share/share-page';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { ArticleStructuredData } from './article-structured-data';
import { articleMetadata } from './resources-metadata';
import type { ScreenProps } from './screen-props';

export function ArticleScreen({ slug, takesFocus, otherwise }: ScreenProps) {
  const { locale } = useLanguage();
  const article = useContent(articleQuery(slug, locale));
  if (!article) return otherwise;
  return (
    <>
      <PageMetadata {...articleMetadata(article)} />
      {import.meta.env.SSR ? <ArticleStructuredData article={article} /> : null}
      <ArticleView article={article} takesFocus={takesFocus} share={<SharePage title={article.title} />}>
        <RichText body={article.body} locale={article.locale} skipsTitle />
      </ArticleView>
    </>
  );
}
