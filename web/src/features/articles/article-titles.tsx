import type { ArticleTitle } from '@contracts/article';
import { contentLanguage } from '../../i18n/format';
import { useLanguage } from '../../i18n/language-provider';
import { paths } from '../../lib/paths';
import { Entry, EntryLink } from '../../ui/entry-list';
import { PlainList } from '../../ui/layout';
import { Eyebrow } from '../../ui/text';
import { useArticlePreload } from './articles-query';

export function ArticleTitles({ articles }: { articles: readonly ArticleTitle[] }) {
  const { locale, t } = useLanguage();
  const preload = useArticlePreload();
  return (
    <PlainList role="list">
      {articles.map((article) => {
        const lang = contentLanguage(article, locale);
        const warmUp = () => preload(article.slug);
        return (
          <Entry key={article.slug}>
            <Eyebrow>
              <span lang={lang}>{article.category}</span>
              {lang && <span>{` · ${t(`language.in.${lang}`)}`}</span>}
            </Eyebrow>
            <h3 lang={lang}>
              <EntryLink to={paths.article(article.slug)} onPointerEnter={warmUp} onFocus={warmUp}>
                {article.title}
              </EntryLink>
            </h3>
            <p lang={lang}>{article.excerpt}</p>
          </Entry>
        );
      })}
    </PlainList>
  );
}
