import { Suspense, useEffect, useState } from 'react';
import { usePageContent, type Page } from '../../features/page/define-page';
import { linkId, searchOf } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { resourcesData } from './data';
import { LibraryScreen } from './library-screen';
import { viewOf, tabOf, type ScreenProps } from './resources-view';
import { LazyArticleScreen, LazyModuleScreen, resourcesLazyParts, useViewPreload } from './lazy-screens';
import { TextSkeleton } from './skeletons';
import { useReturnFocus } from './return-focus';

function ResourcesPage() {
  const { address } = useSite();
  const view = viewOf(searchOf(address));
  const [query, setQuery] = useState('');
  const link = 'slug' in view ? linkId(paths[view.kind](view.slug)) : null;
  const { hasMoved, returnTo, onReturned } = useReturnFocus(link);
  const preload = useViewPreload();

  // Everything at once: rendering asks for one thing after the other.
  useEffect(() => preload(searchOf(address)), [address, preload]);

  const library = { tab: tabOf(view), returnTo, onReturned, query, onQueryChange: setQuery };
  if (!('slug' in view)) return <LibraryScreen {...library} />;
  const Screen = view.kind === 'article' ? ArticleOrLibrary : ModuleOrLibrary;
  return (
    <Suspense key={link} fallback={<TextSkeleton />}>
      <Screen takesFocus={hasMoved} preload={preload} otherwise={<LibraryScreen {...library} isUnknown />} />
    </Suspense>
  );
}

function ArticleOrLibrary({ takesFocus, otherwise }: ScreenProps) {
  const article = usePageContent(resourcesData, 'article');
  return article ? <LazyArticleScreen article={article} takesFocus={takesFocus} /> : otherwise;
}

function ModuleOrLibrary({ takesFocus, otherwise, preload }: ScreenProps) {
  const module = usePageContent(resourcesData, 'module');
  return module ? <LazyModuleScreen module={module} takesFocus={takesFocus} preload={preload} /> : otherwise;
}

export const page: Page = { data: resourcesData, Component: ResourcesPage, lazyParts: resourcesLazyParts };
