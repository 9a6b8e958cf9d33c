import type { Article } from '@contracts/article';
import { ArticleView } from '../../features/articles/article-view';
import { BilingualLink } from '../../features/bilingual/bilingual-link';
import { KeepPage } from '../../offline/keep-page';
import { ListenToPage } from '../../features/listen/listen-to-page';
import { PageMetadata } from '../../features/page/page-metadata';
import { RichText } from '../../features/rich-text/rich-text';
import { SharePage } from '../../features/share/share-page';
import { paths } from '../../lib/paths';
import { ArticleStructuredData } from './structured-data';
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
        tools={
          <>
            <ListenToPage language={article.locale} />
            <BilingualLink of="article" name={article.slug} />
            <KeepPage address={paths.article(article.slug)} />
          </>
        }
      >
        <RichText body={article.body} locale={article.locale} skipsTitle />
      </ArticleView>
    </>
  );
}
