/** Memoizes the results of the `limit` most recently used keys. Concurrent calls share one result; a failure is not stored. */
export function memoizeLatest<T>(limit: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const results = new Map<string, Promise<T>>();

  return (key, make) => {
    const found = results.get(key);
    const result = found ?? make();
    results.delete(key);
    results.set(key, result);
    if (!found) {
      result.catch(() => {
        if (results.get(key) === result) results.delete(key);
      });
    }
    for (const oldest of [...results.keys()].slice(0, Math.max(0, results.size - limit))) {
      results.delete(oldest);
    }
    return result;
  };
}
