import { searchOf, withoutEndSlashes } from '../lib/page-address';
import { paths } from '../lib/paths';
import type { KeptKind } from './pack';

/** Which pages can be kept, by their canonical address. */
export function keepableKind(address: string): KeptKind | null {
  const [path] = address.split('?');
  const search = searchOf(address);
  if (path === '/resources') {
    if (search.get('module')) return 'module';
    if (search.get('article')) return 'article';
    return search.get('tab') === 'training' ? 'course' : null;
  }
  return path === '/' && search.get('gospel') === '1' ? 'gospel' : null;
}

/** The canonical addresses of the pages that come along with a kept one, to be opened offline too. */
export function companionsOf(kind: KeptKind, address: string): string[] {
  if (kind === 'course') return [paths.studyPlan];
  return kind === 'module' ? [paths.leaderSheet(searchOf(address).get('module') ?? '')] : [];
}

/** The canonical address of a page that may have come along with a kept one; null for all others. */
export function companionAddress(url: URL): string | null {
  const path = withoutEndSlashes(url.pathname);
  if (path === paths.studyPlan) return path;
  const module = url.searchParams.get('module');
  return module !== null && path === paths.leaderSheet('').split('?')[0] ? paths.leaderSheet(module) : null;
}

/** The canonical address of a page that can be kept, from any address of it; null for all others. */
export function keepableAddress(url: URL): string | null {
  const path = withoutEndSlashes(url.pathname);
  for (const name of ['article', 'module', 'tab', 'gospel']) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    const address = `${path}?${new URLSearchParams({ [name]: value }).toString()}`;
    if (keepableKind(address)) return address;
  }
  return null;
}
