import { requestIdHeader } from '@contracts/watching';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../src/lib/cms-client/api-error';
import { fetchJson } from '../src/lib/cms-client/fetch-json';
import type { ReadJson } from '../src/lib/cms-client/fetch-query';
import type { Site } from './site';

/** How long the CMS has for an answer. */
const timeoutMs = 3_000;
/** After this it is asked again, in case a purge was missed. Shorter than a page stays without a refresh. */
const lifetimeMs = 30_000;

type Options = { cmsUrl: string; site: Pick<Site, 'isEntryCall' | 'listEntryCalls'> };

/** Public answers of the CMS, each read once per content generation. An unlisted entry is missing without a call. */
export class CmsAnswers {
  readonly #answers = new LRUCache<string, Promise<unknown>>({ max: 500, ttl: lifetimeMs });
  readonly #entryCalls = new LRUCache<'published', Promise<ReadonlySet<string>>>({ max: 1, ttl: lifetimeMs });
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Call when the content has changed. */
  purge(): void {
    this.#answers.clear();
    this.#entryCalls.clear();
  }

  /** `requestId` names the visitor's request in the log of the CMS. */
  reader(requestId: string): ReadJson {
    const { cmsUrl, site } = this.#options;
    const read = (path: string) =>
      once(this.#answers, path, () =>
        fetchJson(cmsUrl + path, {
          signal: AbortSignal.timeout(timeoutMs),
          headers: { [requestIdHeader]: requestId },
        }),
      );
    return async (path) => {
      const [call = ''] = path.split('?', 1);
      if (site.isEntryCall(call)) {
        const published = await once(this.#entryCalls, 'published', () => site.listEntryCalls(read));
        if (!published.has(call)) throw new ApiError(404, '', 'Not Found');
      }
      return read(path);
    };
  }
}

/** Shares one value among those who ask at the same time and later, unless it could not be had. */
function once<Key extends string, Value>(
  values: LRUCache<Key, Promise<Value>>,
  key: Key,
  create: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key);
  if (known) return known;
  const value = create();
  values.set(key, value);
  value.catch(() => {
    if (values.peek(key) === value) values.delete(key);
  });
  return value;
}
