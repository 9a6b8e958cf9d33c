import { clockToleranceMs, type AttemptKey, type Attempts } from '../../src/lib/attempts';

type Within = Parameters<Attempts['count']>[1];

/** Attempts without a database, for tests in which time passes at will. */
export function attemptsInMemory(): Attempts & { forget: (purpose: string) => void } {
  /** The times until which attempts count, by purpose and by whom. */
  const rows = new Map<string, Map<string, number[]>>();
  let last: Promise<unknown> = Promise.resolve();

  const ofPurpose = (purpose: string) => rows.get(purpose) ?? rows.set(purpose, new Map()).get(purpose);
  const timesOf = ({ purpose, of }: AttemptKey) => ofPurpose(purpose)?.get(of) ?? [];
  const store = ({ purpose, of }: AttemptKey, times: number[]): Promise<void> => {
    ofPurpose(purpose)?.set(of, times);
    return Promise.resolve();
  };
  const counting = (key: AttemptKey, { now, longestMs }: Within) =>
    timesOf(key)
      .filter((until) => until > now && until <= now + longestMs + clockToleranceMs)
      .sort((a, b) => b - a);

  return {
    exclusively(_kind, work) {
      const result = last.then(work);
      last = result.catch(() => undefined);
      return result;
    },
    count: (key, within) => Promise.resolve(counting(key, within).length),
    nthLast: (key, nth, within) => Promise.resolve(counting(key, within)[nth - 1]),
    add: (key, countsUntil) => store(key, [...timesOf(key), countsUntil]),
    replace: (key, countsUntil) => store(key, [countsUntil]),
    forget: (purpose) => void rows.delete(purpose),
  };
}
