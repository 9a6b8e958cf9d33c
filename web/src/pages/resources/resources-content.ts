import type { Locale } from '@contracts/site-setting';
import { articleListQuery, articleQuery } from '../../features/articles/articles-query';
import type { Query } from '../../lib/cms-client/query';
import type { PageParameters } from '../../lib/page-parameters';
import { resourcesPageQuery } from './resources-page-query';

/** Blog Posts is what the page shows without a tab, so naming it makes no other page. */
export const resourcesParameters = {
  tab: /^(?:training|resources)$/,
  // Whatever an address may name, but for the two names that mean a folder in the CMS's address.
  article: /^(?!\.{1,2}$)[^\s/?#]{1,150}$/u,
} satisfies PageParameters;

export function resourcesContent(locale: Locale, search: URLSearchParams): readonly Query<unknown>[] {
  const slug = search.get('article');
  // The list comes along with an article: going back to it, or an address that names none, has nothing to wait for.
  return [resourcesPageQuery(locale), articleListQuery(locale), ...(slug ? [articleQuery(slug, locale)] : [])];
}
