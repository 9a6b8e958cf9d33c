import { randomUuid } from './random-uuid';

/** The last text sent, with its idempotency key. */
export type Sent = { readonly text: string; readonly key: string };

/** The same text sent again after a lost answer reuses its key and so counts once. A changed text gets a new key. */
export function withIdempotencyKey(text: string, last: Sent | undefined): Sent {
  return last?.text === text ? last : { text, key: randomUuid() };
}
