import { lazyWithPreload, type LazyPart } from '../../lib/hydration/lazy-with-preload';
import { viewOf, type ResourcesView, type ViewPreload } from './resources-view';
import { useCallback } from 'react';
import { usePagePreload } from '../../features/page/define-page';
import { resourcesData } from './data';

/** Loads the code and the content of a view before it is opened; a failure shows once it is. */
export function useViewPreload(): ViewPreload {
  const preloadContent = usePagePreload(resourcesData);
  return useCallback(
    (search) => {
      const parts = resourcesLazyParts(search).map(({ preload }) => preload());
      Promise.all([preloadContent(search), ...parts]).catch(() => undefined);
    },
    [preloadContent],
  );
}

export const LazyTrainingTab = lazyWithPreload(() => import('./training-tab').then((module) => module.TrainingTab));

export const LazyModuleScreen = lazyWithPreload(() => import('./module-screen').then((module) => module.ModuleScreen));

export const LazyArticleScreen = lazyWithPreload(() =>
  import('./article-screen').then((module) => module.ArticleScreen),
);

export const LazyBooksTab = lazyWithPreload(() => import('./books-tab').then((module) => module.BooksTab));

const lazyPart = (name: string, { preload }: Pick<LazyPart, 'preload'>): LazyPart => ({
  module: `src/pages/resources/${name}.tsx`,
  preload,
});

const articleScreen = lazyPart('article-screen', LazyArticleScreen);
const trainingTab = lazyPart('training-tab', LazyTrainingTab);
const moduleScreen = lazyPart('module-screen', LazyModuleScreen);
const booksTab = lazyPart('books-tab', LazyBooksTab);

/** The list of articles is part of the page itself. */
const lazyPartsOfView: Record<ResourcesView['kind'], readonly LazyPart[]> = {
  blogs: [],
  article: [articleScreen],
  training: [trainingTab],
  module: [moduleScreen],
  resources: [booksTab],
};

export function resourcesLazyParts(search: URLSearchParams): readonly LazyPart[] {
  return lazyPartsOfView[viewOf(search).kind];
}
