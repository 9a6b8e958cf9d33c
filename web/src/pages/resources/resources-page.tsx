import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { articleLinkId } from '../../features/articles/article-card';
import { ArticleSkeleton } from '../../features/articles/article-skeleton';
import { keepParameters } from '../../lib/page-parameters';
import { ArticleScreen } from './article-screen';
import { LibraryScreen } from './library-screen';
import { resourcesParameters } from './resources-content';

export function ResourcesPage() {
  const [search] = useSearchParams();
  const slug = keepParameters(resourcesParameters, search).get('article');
  const { key } = useLocation();
  const [firstKey] = useState(key);
  usePlace(slug);

  if (!slug) return <LibraryScreen />;
  return (
    <Suspense key={slug} fallback={<ArticleSkeleton />}>
      <ArticleScreen slug={slug} takesFocus={key !== firstKey} />
    </Suspense>
  );
}

/** The page starts at its top, an article too; leaving an article returns to the card that opened it. */
function usePlace(slug: string | null): void {
  const previous = useRef<string | null | undefined>(undefined);

  useEffect(() => {
    const left = previous.current;
    if (left === slug) return;
    previous.current = slug;
    if (slug !== null || left === undefined) window.scrollTo({ top: 0, behavior: 'instant' });
    else if (left !== null) document.getElementById(articleLinkId(left))?.focus();
  }, [slug]);
}
