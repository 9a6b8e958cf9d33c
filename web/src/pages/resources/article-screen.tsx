import type { Article } from '@contracts/article';
import { ArticleView } from '../../features/articles/article-view';
import { KeepPage } from '../../features/keep/keep-page';
import { ListenToPage } from '../../features/listen/listen-to-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { RichText } from '../../features/rich-text/rich-text';
import { SharePage } from '../../features/share/share-page';
import { paths } from '../../lib/paths';
import { ArticleStructuredData } from './article-structured-data';
import { articleMetadata } from './data';

export function ArticleScreen({ article, takesFocus }: { article: Article; takesFocus: boolean }) {
  return (
    <>
      <PageMetadata {...articleMetadata(article)} />
      {import.meta.env.SSR ? <ArticleStructuredData article={article} /> : null}
      <ArticleView
        article={article}
        takesFocus={takesFocus}
        share={<SharePage title={article.title} />}
        keep={<KeepPage address={paths.article(article.slug)} />}
        listen={<ListenToPage language={article.locale} />}
      >
        <RichText body={article.body} locale={article.locale} skipsTitle />
      </ArticleView>
    </>
  );
}
