/** The last text sent, with its idempotency key. */
export type Sent = { readonly text: string; readonly key: string };

/** `crypto.randomUUID` needs a secure origin, which a panel on plain http in a local network is not. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const at = (index: number) => bytes[index] ?? 0;
  bytes[6] = (at(6) & 0x0f) | 0x40;
  bytes[8] = (at(8) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** The same text sent again after a lost answer reuses its key and so counts once. A changed text gets a new key. */
export function withIdempotencyKey(text: string, last: Sent | undefined, newKey: () => string = randomUuid): Sent {
  return last?.text === text ? last : { text, key: newKey() };
}
