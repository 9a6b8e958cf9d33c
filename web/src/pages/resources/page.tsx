import { Suspense, useEffect, useState } from 'react';
import { usePageContent, type Page } from '../../features/page/define-page';
import { linkId, searchOf } from '../../lib/page-address';
import { paths } from '../../lib/paths';
import { useSite } from '../../lib/site-context';
import { resourcesData } from './data';
import { LibraryScreen } from './library-screen';
import { placeOf, tabOf, type ScreenProps } from './place';
import { LazyArticleScreen, LazyModuleScreen, resourcesLazyParts } from './lazy-screens';
import { TextSkeleton } from './skeletons';
import { usePlacePreload } from './use-place-preload';
import { useReturnFocus } from './return-focus';

function ResourcesPage() {
  const { address } = useSite();
  const place = placeOf(searchOf(address));
  const [query, setQuery] = useState('');
  const link = 'slug' in place ? linkId(paths[place.kind](place.slug)) : null;
  const { hasMoved, returnTo, onReturned } = useReturnFocus(link);
  const preload = usePlacePreload();

  // Everything at once: rendering asks for one thing after the other.
  useEffect(() => preload(searchOf(address)), [address, preload]);

  const library = { tab: tabOf(place), returnTo, onReturned, query, onQueryChange: setQuery };
  if (!('slug' in place)) return <LibraryScreen {...library} />;
  const Screen = place.kind === 'article' ? ArticlePlace : ModulePlace;
  return (
    <Suspense key={link} fallback={<TextSkeleton />}>
      <Screen takesFocus={hasMoved} preload={preload} otherwise={<LibraryScreen {...library} isUnknown />} />
    </Suspense>
  );
}

function ArticlePlace({ takesFocus, otherwise }: ScreenProps) {
  const article = usePageContent(resourcesData, 'article');
  return article ? <LazyArticleScreen article={article} takesFocus={takesFocus} /> : otherwise;
}

function ModulePlace({ takesFocus, otherwise, preload }: ScreenProps) {
  const module = usePageContent(resourcesData, 'module');
  return module ? <LazyModuleScreen module={module} takesFocus={takesFocus} preload={preload} /> : otherwise;
}

export const page: Page = { data: resourcesData, Component: ResourcesPage, lazyParts: resourcesLazyParts };
