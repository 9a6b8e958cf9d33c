import type { Locale } from '@contracts/site-setting';
import type { TextsName } from '../../i18n/deferred-texts';
import { withTexts } from '../../i18n/with-texts';
import type { PagePart } from '../../lib/page-part';
import { preloadable } from '../../lib/preloadable';
import { placeOf, type Place } from './place';

export const TrainingTab = withTexts(
  'training',
  preloadable(() => import('./training-tab').then((module) => module.TrainingTab)),
);

export const ModuleScreen = withTexts(
  'training',
  preloadable(() => import('./module-screen').then((module) => module.ModuleScreen)),
);

export const ArticleScreen = preloadable(() => import('./article-screen').then((module) => module.ArticleScreen));

export const BooksTab = withTexts(
  'books',
  preloadable(() => import('./books-tab').then((module) => module.BooksTab)),
);

function part(name: string, texts: TextsName, { preload }: { preload: (locale: Locale) => Promise<void> }): PagePart {
  return { modules: (locale) => [`src/pages/resources/${name}.tsx`, `src/i18n/${locale}/${texts}.ts`], preload };
}

const articleScreen: PagePart = {
  modules: () => ['src/pages/resources/article-screen.tsx'],
  preload: () => ArticleScreen.preload(),
};
const trainingTab = part('training-tab', 'training', TrainingTab);
const moduleScreen = part('module-screen', 'training', ModuleScreen);
const booksTab = part('books-tab', 'books', BooksTab);

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
