import { isCurrent, writeStamp, type Stamp } from '../lib/stamp';
import type { Outcome } from './runners';

/** What looks at nothing but the inputs of the stamp passes as it last did, while none of them has changed. */
export async function unlessUnchanged(stamp: Stamp, check: () => Promise<Outcome>): Promise<Outcome> {
  if (isCurrent(stamp)) return { ok: true, output: '', unchanged: true };
  const outcome = await check();
  if (outcome.ok) writeStamp(stamp);
  return outcome;
}
