import { lazyWithPreload, type PagePart } from '../../lib/hydration/lazy-with-preload';
import { placeOf, type Place } from './place';

export const TrainingTab = lazyWithPreload(() => import('./training-tab').then((module) => module.TrainingTab));

export const ModuleScreen = lazyWithPreload(() => import('./module-screen').then((module) => module.ModuleScreen));

export const ArticleScreen = lazyWithPreload(() => import('./article-screen').then((module) => module.ArticleScreen));

export const BooksTab = lazyWithPreload(() => import('./books-tab').then((module) => module.BooksTab));

const part = (name: string, { preload }: Pick<PagePart, 'preload'>): PagePart => ({
  module: `src/pages/resources/${name}.tsx`,
  preload,
});

const articleScreen = part('article-screen', ArticleScreen);
const trainingTab = part('training-tab', TrainingTab);
const moduleScreen = part('module-screen', ModuleScreen);
const booksTab = part('books-tab', BooksTab);

/** What is not the list of articles comes when it is shown. */
const partsOfPlace: Record<Place['kind'], readonly PagePart[]> = {
  blogs: [],
  article: [articleScreen],
  training: [trainingTab],
  // The list comes along: an address may name no module, and going back to it has nothing to wait for.
  module: [moduleScreen, trainingTab],
  resources: [booksTab],
};

export function resourcesParts(search: URLSearchParams): readonly PagePart[] {
  return partsOfPlace[placeOf(search).kind];
}
