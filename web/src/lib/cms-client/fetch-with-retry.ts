import { fetchQuery } from './fetch-query';
import type { Query } from './query';

type RetryOptions = { retries: number; delayMs: number };

/** Retries a failed request; throws the last failure. */
export async function fetchWithRetry<T>(query: Query<T>, { retries, delayMs }: RetryOptions): Promise<T> {
  for (let left = retries; ; left -= 1) {
    try {
      return await fetchQuery(query);
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
}
