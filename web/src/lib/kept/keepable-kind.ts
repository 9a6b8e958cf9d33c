import { searchOf } from '../page-address';
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

/** The canonical address of a page that can be kept, from any address of it; null for all others. */
export function keepableAddress(url: URL): string | null {
  const path = url.pathname.replace(/(?!^)\/+$/, '');
  for (const name of ['article', 'module', 'tab', 'gospel']) {
    const value = url.searchParams.get(name);
    if (value === null) continue;
    const address = `${path}?${new URLSearchParams({ [name]: value }).toString()}`;
    if (keepableKind(address)) return address;
  }
  return null;
}
