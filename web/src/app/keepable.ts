import type { Locale } from '@contracts/site-setting';
import { articleQuery } from '../features/articles/articles-query';
import { gospelQuery } from '../features/gospel/gospel-query';
import { quizQuery } from '../features/quiz/quiz-query';
import { leaderSheetQuery, trainingModuleListQuery, trainingModuleQuery } from '../features/training/training-query';
import { queryPath, type Query } from '../lib/cms-client/fetch-query';
import { companionsOf, keepableKind } from '../offline/keepable-kind';
import type { KeptKind } from '../offline/pack';
import { searchOf } from '../lib/page-address';
import { matchRoute, routeAddress, routeQueries } from './routes';

export type Keepable = {
  kind: KeptKind;
  /** Canonical path and query. */
  address: string;
  /** Where the CMS answers what the page is about. */
  content: string;
  /** Canonical addresses of the pages that come along. */
  companions: readonly string[];
  /** All calls that a navigation to the page makes, and to what belongs to it. */
  calls: readonly string[];
  /** Source files that the page loads later, or when something in it is opened. */
  parts: readonly string[];
  quizCall: (key: string) => string;
};

const commonParts = [
  'src/offline/keep-panel.tsx',
  'src/features/listen/read-aloud.tsx',
  'src/features/share/page-share-buttons.tsx',
  'src/lib/cms-client/read-answer.ts',
  'src/pages/bilingual/page.tsx',
  'src/ui/tooltip/tooltip-bubble.tsx',
];
const courseParts = [
  ...commonParts,
  'src/features/crisis-help/numbers-to-call.tsx',
  'src/features/library-search/search-results.tsx',
  'src/features/quiz/quiz-dialog.tsx',
  'src/pages/leader-sheet/page.tsx',
  'src/pages/study-plan/page.tsx',
  'src/pages/resources/module-end.tsx',
  'src/pages/resources/module-screen.tsx',
  'src/pages/resources/training-tab.tsx',
];
const partsOf: Record<KeptKind, readonly string[]> = {
  module: courseParts,
  course: [
    ...courseParts,
    'src/features/certificate/certificate-calls.ts',
    'src/features/certificate/certificate-section.tsx',
    'src/features/training/study/course-on-device.tsx',
    'src/pages/resources/about-training.tsx',
  ],
  article: [...commonParts, 'src/features/library-search/search-results.tsx', 'src/pages/resources/article-screen.tsx'],
  gospel: [
    ...commonParts,
    'src/app/layout/gospel-tools.tsx',
    'src/features/gospel/gospel-panel.tsx',
    'src/features/requests/contact/contact-form.tsx',
    'src/pages/home/below-hero.tsx',
  ],
};

/** What belongs to a page that can be kept on a device; null for all other pages. */
export async function readKeepable(url: URL, locale: Locale): Promise<Keepable | null> {
  const route = matchRoute(url.pathname);
  const address = routeAddress(route, url.searchParams);
  const kind = keepableKind(address);
  if (!kind) return null;
  const search = searchOf(address);
  const queries = await routeQueries(route, locale, search);
  return {
    kind,
    address,
    content: callOf(contentQuery(kind, search, locale)),
    companions: companionsOf(kind, address),
    calls: [...queries, ...furtherQueries(kind, search, locale)].map(callOf),
    parts: partsOf[kind],
    quizCall: (key) => callOf(quizQuery(key, locale)),
  };
}

/** Queries for what is one press away from the page. */
function furtherQueries(kind: KeptKind, search: URLSearchParams, locale: Locale): Query<unknown>[] {
  return kind === 'module' ? [leaderSheetQuery(search.get('module') ?? '', locale)] : [];
}

function contentQuery(kind: KeptKind, search: URLSearchParams, locale: Locale): Query<unknown> {
  switch (kind) {
    case 'module':
      return trainingModuleQuery(search.get('module') ?? '', locale);
    case 'article':
      return articleQuery(search.get('article') ?? '', locale);
    case 'course':
      return trainingModuleListQuery(locale);
    case 'gospel':
      return gospelQuery(locale);
  }
}

/** A fragment tells entries of the cache apart, and is never sent. */
function callOf({ key }: Query<unknown>): string {
  const [call = ''] = queryPath(key).split('#');
  return call;
}
