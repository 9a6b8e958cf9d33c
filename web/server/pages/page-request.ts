import { LRUCache } from 'lru-cache';
import { paths } from '../../src/lib/paths';
import type { Site } from '../site';
import { chooseLanguage, type ChosenLanguage } from './language';
import type { PageAddress } from '../../src/app/resolve-address';

const memoizedTargets = 1_000;
const longestMemoizedTarget = 1_000;
const anyOrigin = 'http://site.invalid';

export type PageRequest = PageAddress & {
  url: URL;
  language: ChosenLanguage;
  /** What is searched for in the library, by a browser without scripts. */
  search: string | null;
  /** The key in the page cache. */
  key: string;
};

type Target = Omit<PageRequest, 'language' | 'key'>;

/** Reads which page a request asks for, and in which language; null if the target is malformed. */
export function pageRequestReader(site: Pick<Site, 'resolveAddress'>) {
  // Parsing an address costs more than looking up its page, and most requests name one of a few.
  const targets = new LRUCache<string, Target>({ max: memoizedTargets });

  function readTarget(target: string): Target | null {
    const memoized = targets.get(target);
    if (memoized) return memoized;
    if (!target.startsWith('/') || !URL.canParse(anyOrigin + target)) return null;
    const url = new URL(anyOrigin + target);
    const resolved = site.resolveAddress(url);
    const search = resolved.path === paths.resources ? url.searchParams.get('q')?.trim() || null : null;
    const read = { url, ...resolved, search };
    if (target.length <= longestMemoizedTarget && search === null) targets.set(target, read);
    return read;
  }

  return (target: string, cookies: string | undefined): PageRequest | null => {
    const read = readTarget(target);
    if (!read) return null;
    const language = chooseLanguage(read.url.searchParams, cookies);
    const key = `${language.locale} ${language.addressLanguage ?? '-'} ${read.known ? read.address : '*'}`;
    return { ...read, language, key };
  };
}
