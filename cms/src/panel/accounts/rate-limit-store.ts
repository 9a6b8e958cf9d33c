import type { Core } from '@strapi/strapi';
import { Stores } from 'koa2-ratelimit';
import { storedAttempts, type AttemptKey } from '../../lib/attempts';

const purpose = 'rate-limit-of-the-panel';

/** The counts of Strapi's own limit on signing in and on forgotten passwords: they begin anew after each interval. */
export class RateLimitStore extends Stores.Store {
  constructor(private readonly strapi: Core.Strapi) {
    super();
  }

  override async incr(key: string, { interval, max }: { interval: number; max: number }, weight: number) {
    const attempts = storedAttempts(this.strapi);
    const counted: AttemptKey = { purpose, of: key };
    return attempts.exclusively(purpose, async () => {
      const now = Date.now();
      const within = { now, longestMs: interval };
      const earlier = await attempts.count(counted, within);
      const dateEnd = (await attempts.nthLast(counted, 1, within)) ?? now + interval;
      // What is refused is not stored as well.
      if (earlier < max) await attempts.add(counted, dateEnd);
      return { counter: earlier + weight, dateEnd };
    });
  }

  override decrement(): void {}

  override saveAbuse(): void {}
}
