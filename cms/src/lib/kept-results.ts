/** Keeps the results of the last `limit` keys that were asked for; who asks while one is being made gets the same. */
export function keptResults<T>(limit: number): (key: string, make: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, Promise<T>>();

  return (key, make) => {
    const found = kept.get(key);
    const result = found ?? make();
    kept.delete(key);
    kept.set(key, result);
    if (!found) {
      result.catch(() => {
        if (kept.get(key) === result) kept.delete(key);
      });
    }
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - limit))) {
      kept.delete(oldest);
    }
    return result;
  };
}
