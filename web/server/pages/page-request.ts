import { LRUCache } from 'lru-cache';
import type { Site } from '../site';
import { chooseLanguage, type ChosenLanguage } from './language';

const rememberedTargets = 1_000;
const anyOrigin = 'http://site.invalid';

export type PageRequest = {
  url: URL;
  /** The path in the one form that its page has. */
  path: string;
  /** Path and query in the one form that its page has. */
  address: string;
  known: boolean;
  language: ChosenLanguage;
  /** Of its entry in the page cache. */
  key: string;
};

type Target = Pick<PageRequest, 'url' | 'path' | 'address' | 'known'>;

/** Reads which page a request names, and in which language; null where it names nothing that could be one. */
export function pageRequestReader(site: Pick<Site, 'resolveAddress'>) {
  // Reading an address costs more than finding its page, and most requests name one of a few.
  const targets = new LRUCache<string, Target>({ max: rememberedTargets });

  function readTarget(target: string): Target | null {
    const known = targets.get(target);
    if (known) return known;
    if (!target.startsWith('/') || !URL.canParse(anyOrigin + target)) return null;
    const url = new URL(anyOrigin + target);
    const read = { url, ...site.resolveAddress(url) };
    targets.set(target, read);
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
