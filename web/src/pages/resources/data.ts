import type { Article } from '@contracts/article';
import type { ResourcesPage } from '@contracts/resources-page';
import type { Locale } from '@contracts/site-setting';
import type { TrainingModule } from '@contracts/training-module';
import { articleListQuery, articleQuery } from '../../features/articles/articles-query';
import { bookListQuery } from '../../features/books/books-query';
import { crisisLinesQuery } from '../../features/crisis-help/crisis-lines-query';
import { definePage, pageQuery } from '../../features/page/define-page';
import type { Metadata } from '../../features/page/page-metadata';
import { trainingModuleListQuery, trainingModuleQuery } from '../../features/training/training-query';
import { slugPattern } from '../../lib/page-address';
import { viewOf, type ResourceTab } from './resources-view';

export const resourcesData = definePage({
  // No parameter for the default tab, nor for an open quiz, which exists in the browser only.
  parameters: { article: slugPattern, module: slugPattern, tab: /^(?:training|resources)$/ },
  queries: (locale, search) => {
    const view = viewOf(search);
    const page = libraryQuery(locale);
    const fallback = { ...page, missing: 'section', isFallback: true } as const;
    const articles = articleListQuery(locale);
    const modules = trainingModuleListQuery(locale);
    switch (view.kind) {
      case 'blogs':
        return { page, articles };
      case 'training':
        return { page, modules };
      case 'resources':
        // Books are recommended in both languages, whichever the page is in.
        return { page, englishBooks: bookListQuery('en'), spanishBooks: bookListQuery('es') };
      // An entry loads its list as well, for going back and for slugs that do not exist. It can be shown without the
      // page's own texts.
      case 'article':
        return { page: fallback, articles, article: articleQuery(view.slug, locale) };
      case 'module':
        return {
          page: fallback,
          modules,
          module: trainingModuleQuery(view.slug, locale),
          crisisLines: crisisLinesQuery(locale),
        };
    }
  },
  /** The first tab has the page's own metadata. */
  metadata: (page: ResourcesPage, { tab, label, noindex }: ShownTab): Metadata => {
    if (tab === 'blogs') return { ...page.seo, noindex };
    const description = tab === 'training' ? page.trainingIntro : page.booksIntro;
    return { title: `${label} · ${page.title}`, description, noindex };
  },
});

type ShownTab = { tab: ResourceTab; label: string; noindex: boolean };

function libraryQuery(locale: Locale) {
  return pageQuery(
    'resources-page',
    locale,
    async () => (await import('@contracts/resources-page')).resourcesPageAnswerSchema,
  );
}

export function articleMetadata({ title, excerpt, socialImage }: Article): Metadata {
  return { title, description: excerpt, type: 'article', image: socialImage };
}

export function moduleMetadata({ title, description, socialImage }: TrainingModule): Metadata {
  return { title, description, type: 'article', image: socialImage };
}
