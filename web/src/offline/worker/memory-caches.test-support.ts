/** The part of the browser's cache storage that keeping needs, for Node, which has none. */
export function memoryCaches(origin: string): CacheStorage {
  const caches = new Map<string, Cache>();
  const open = (name: string) => {
    const cache = caches.get(name) ?? memoryCache(origin);
    caches.set(name, cache);
    return Promise.resolve(cache);
  };
  const storage: Pick<CacheStorage, 'open' | 'has' | 'keys' | 'delete'> = {
    open,
    has: (name) => Promise.resolve(caches.has(name)),
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name) => Promise.resolve(caches.delete(name)),
  };
  return storage as CacheStorage;
}

function memoryCache(origin: string): Cache {
  const answers = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), origin).href;
  const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
    match: (request) => Promise.resolve(answers.get(urlOf(request))?.clone()),
    put: (request, response) => {
      answers.set(urlOf(request), response);
      return Promise.resolve();
    },
    keys: () => Promise.resolve(Array.from(answers.keys(), (url) => new Request(url))),
    delete: (request) => Promise.resolve(answers.delete(urlOf(request))),
  };
  return cache as Cache;
}
