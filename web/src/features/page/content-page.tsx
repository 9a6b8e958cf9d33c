import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { Query } from '../../lib/cms-client/query';
import { usePageContent, type Page, type PageDefinition } from './define-page';

/** Shown instead of a page whose content was deleted or unpublished. */
export const MissingPageContext = createContext<ReactNode>(null);

/** A page that shows one entry of the CMS, and is missing without it. */
export function contentPage<Content>(
  data: PageDefinition<{ page: Query<Content | null> }>,
  View: ComponentType<{ page: Content }>,
): Page {
  function Component() {
    const missing = use(MissingPageContext);
    const page = usePageContent(data, 'page');
    return page === null ? missing : <View page={page} />;
  }
  return { data, Component };
}
