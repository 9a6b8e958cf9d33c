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
import type { TrainingModule } from '@contracts/training-module';

type ModuleContext = { site: Site; names: { library: string; training: string; quiz: string }; locale: Locale };

/** schema.org knows no training module: it is described as a course with a quiz. */
export function describeModule(module: TrainingModule, { site, names, locale }: ModuleContext): readonly Thing[] {
  const path = paths.module(module.slug);
  const url = thingUrl(site, path, locale);
  const quiz: Thing = {
    '@type': 'Quiz',
    '@id': `${url}#quiz`,
    url: thingUrl(site, `${path}&quiz=1`, locale),
    name: names.quiz,
    about: module.title,
    inLanguage: module.locale,
    isAccessibleForFree: true,
    isPartOf: { '@id': url },
  };
  return [
    {
      '@type': 'Course',
      '@id': url,
      url,
      name: module.title,
      description: module.description,
      image: site.publicUrl + module.socialImage,
      about: module.category,
      position: module.number,
      inLanguage: module.locale,
      dateModified: module.updatedAt,
      isAccessibleForFree: true,
      provider: organization(site),
      hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
      ...(module.quiz ? { hasPart: { '@id': `${url}#quiz` } } : {}),
    },
    ...(module.quiz ? [quiz] : []),
    breadcrumbs(site, locale, [
      { name: names.library, path: paths.resources },
      { name: names.training, path: paths.training },
      { name: module.title, path },
    ]),
  ];
}

/** Rendered on the server only. */
export function ModuleStructuredData({ module }: { module: TrainingModule }) {
  const { locale, t } = useLanguage();
  const library = usePageContent(resourcesData, 'page')?.title ?? t('navigation.resources');
  const names = {
    library,
    training: t('resources.tabs.training'),
    quiz: t('quiz.title', { module: module.title }),
  };
  useStructuredData(describeModule(module, { site: useSite(), names, locale }));
  return null;
}

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
