import { ArticleView } from '../../features/articles/article-view';
import { articleQuery } from '../../features/articles/articles-query';
import { PageMetadata } from '../../features/metadata/page-metadata';
import { RichText } from '../../features/rich-text/rich-text';
import { useLanguage } from '../../i18n/language-provider';
import { useContent } from '../../lib/cms-client/use-content';
import { LibraryScreen } from './library-screen';
import { articleMetadata } from './resources-metadata';

export function ArticleScreen({ slug, takesFocus }: { slug: string; takesFocus: boolean }) {
  const { locale } = useLanguage();
  const article = useContent(articleQuery(slug, locale));
  if (!article) return <LibraryScreen unknownArticle />;
  return (
    <>
      <PageMetadata {...articleMetadata(article)} />
      <ArticleView article={article} takesFocus={takesFocus}>
        <RichText body={article.body} locale={article.locale} skipsTitle />
      </ArticleView>
    </>
  );
}
