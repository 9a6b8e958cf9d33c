import type { Article } from '@contracts/article';
import type { Locale } from '@contracts/site-setting';
import { type Site, useSite } from '../../lib/site-context';
import {
  breadcrumbs,
  organization,
  type Thing,
  thingUrl,
  useStructuredData,
} from '../../features/page/structured-data';
import { useLanguage } from '../../i18n/language-provider';
import { usePageContent } from '../../features/page/define-page';
import { resourcesData } from './data';
import { paths } from '../../lib/paths';

type Context = { site: Site; library: string; locale: Locale };

export function describeArticle(article: Article, { site, library, locale }: Context): readonly Thing[] {
  const url = thingUrl(site, paths.article(article.slug), locale);
  return [
    {
      '@type': 'Article',
      '@id': url,
      url,
      headline: article.title,
      description: article.excerpt,
      image: site.publicUrl + article.socialImage,
      articleSection: article.category,
      inLanguage: article.locale,
      datePublished: article.publishedAt,
      dateModified: article.updatedAt,
      isAccessibleForFree: true,
      author: organization(site),
      publisher: organization(site),
    },
    breadcrumbs(site, locale, [
      { name: library, path: paths.resources },
      { name: article.title, path: paths.article(article.slug) },
    ]),
  ];
}

/** Rendered on the server only. */
export function ArticleStructuredData({ article }: { article: Article }) {
  const { locale, t } = useLanguage();
  const library = usePageContent(resourcesData, 'page')?.title ?? t('navigation.resources');
  useStructuredData(describeArticle(article, { site: useSite(), library, locale }));
  return null;
}
