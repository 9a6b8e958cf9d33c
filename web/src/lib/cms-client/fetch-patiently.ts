import { fetchQuery } from './fetch-query';
import type { Query } from './query';

type Patience = { retries: number; delayMs: number };

/** Retries a failed request; throws the last failure. */
export async function fetchPatiently<T>(query: Query<T>, { retries, delayMs }: Patience): Promise<T> {
  for (let left = retries; ; left -= 1) {
    try {
      return await fetchQuery(query);
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}
