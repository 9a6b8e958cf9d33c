import type { Article } from '@contracts/article';
import type { Locale } from '@contracts/site-setting';
import type { Site } from '../../lib/site-context';
import type { Thing } from '../../features/metadata/structured-data';
import { breadcrumbs, organization, thingUrl } from '../../features/metadata/things';
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
