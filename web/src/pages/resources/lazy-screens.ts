import { lazyWithPreload, type LazyPart } from '../../lib/hydration/lazy-with-preload';
import { placeOf, type Place } from './place';

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
const lazyPartsOfPlace: Record<Place['kind'], readonly LazyPart[]> = {
  blogs: [],
  article: [articleScreen],
  training: [trainingTab],
  // The list as well: it is shown if there is no such module, and going back to it need not wait.
  module: [moduleScreen, trainingTab],
  resources: [booksTab],
};

export function resourcesLazyParts(search: URLSearchParams): readonly LazyPart[] {
  return lazyPartsOfPlace[placeOf(search).kind];
}
