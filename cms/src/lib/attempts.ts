import type { Core } from '@strapi/strapi';
import { Mutex } from 'async-mutex';
import { withAdvisoryLock } from './advisory-lock';
import { table } from './table';
import { keyedDigest } from './secrets';
import { runAsSystem } from './viewer';
import type { Job } from './schedule';

export const attemptUid = 'api::attempt.attempt';

/** Who attempts what. It is stored as a keyed digest. */
export type AttemptKey = { purpose: string; of: string };

/** Clocks of CMSes differ a little. An attempt from further ahead was stored before a clock was set back. */
export const clockToleranceMs = 60_000;

/** `longestMs` is how long any attempt counts. */
type Within = { now: number; longestMs: number };

export type Attempts = ReturnType<typeof storedAttempts>;

const turns = new Map<string, Mutex>();

/** Whoever waits for the lock holds a connection to the database, so of this program only one at a time does. */
function turnOf(kind: string): Mutex {
  const turn = turns.get(kind) ?? new Mutex();
  turns.set(kind, turn);
  return turn;
}

/** Counts attempts, each until a time of its own. In the database, so that all CMSes count together. */
export function storedAttempts(strapi: Core.Strapi) {
  const secret: string = strapi.config.get('site.submissions.secret');
  const query = () => table(strapi, attemptUid);
  const digestOf = ({ purpose, of }: AttemptKey) => keyedDigest(secret, purpose, of);
  const counting = (key: AttemptKey, { now, longestMs }: Within) => ({
    digest: digestOf(key),
    countsUntil: { $gt: new Date(now), $lte: new Date(now + longestMs + clockToleranceMs) },
  });

  async function add(key: AttemptKey, countsUntil: number): Promise<void> {
    await runAsSystem(() => query().create({ data: { digest: digestOf(key), countsUntil: new Date(countsUntil) } }));
  }

  return {
    add,

    /** Runs one piece of work at a time on attempts of this kind. Attempts are added within it alone. */
    exclusively: <T>(kind: string, work: () => Promise<T>): Promise<T> =>
      turnOf(kind).runExclusive(() => runAsSystem(() => withAdvisoryLock(strapi, `attempts-${kind}`, work))),

    count: (key: AttemptKey, within: Within) => runAsSystem(() => query().count({ where: counting(key, within) })),

    /** When the `nth` last attempt stops counting; undefined if fewer count. */
    async nthLast(key: AttemptKey, nth: number, within: Within): Promise<number | undefined> {
      const [found] = await runAsSystem(() =>
        query().findMany({
          select: ['countsUntil'],
          where: counting(key, within),
          orderBy: { countsUntil: 'desc' },
          offset: nth - 1,
          limit: 1,
        }),
      );
      return found && Date.parse(found.countsUntil);
    },

    /** All attempts with this key by one. */
    async replace(key: AttemptKey, countsUntil: number): Promise<void> {
      await runAsSystem(() => query().deleteMany({ where: { digest: digestOf(key) } }));
      await add(key, countsUntil);
    },
  };
}

export const forgetAttempts: Job = {
  name: 'old-attempts',
  everyMs: 10 * 60_000,
  async run(strapi, now) {
    await strapi.db.query(attemptUid).deleteMany({ where: { countsUntil: { $lte: new Date(now) } } });
  },
};
