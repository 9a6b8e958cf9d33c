/** What was sent last, and the key under which the server knows it. */
export type Sent = { readonly text: string; readonly key: string };

/** `crypto.randomUUID` exists on secure origins only; a panel tried over plain http in a local network has none. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const at = (index: number) => bytes[index] ?? 0;
  bytes[6] = (at(6) & 0x0f) | 0x40;
  bytes[8] = (at(8) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * What is sent again unchanged, because its answer got lost, carries the same key and so counts once. What was changed
 * since is something new.
 */
export function withIdempotencyKey(text: string, last: Sent | undefined, newKey: () => string = randomUuid): Sent {
  return last?.text === text ? last : { text, key: newKey() };
}
