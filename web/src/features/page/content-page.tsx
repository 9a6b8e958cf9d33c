import type { Locale } from '@contracts/site-setting';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import { useLanguage } from '../../i18n/language-provider';
import type { Query } from '../../lib/cms-client/query';
import { useContent } from '../../lib/cms-client/use-content';

/** What stands where a page would be whose content was deleted or taken offline. */
export const MissingPageContext = createContext<ReactNode>(null);

/** A page that shows one entry of the CMS, and is missing without it. */
export function contentPage<Content>(
  query: (locale: Locale) => Query<Content | null>,
  View: ComponentType<{ page: Content }>,
): ComponentType {
  return function ContentPage() {
    const { locale } = useLanguage();
    const missing = use(MissingPageContext);
    const page = useContent(query(locale));
    return page === null ? missing : <View page={page} />;
  };
}
