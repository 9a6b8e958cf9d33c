import { randomInt } from 'node:crypto';

/** Without I, L, O and U, which are easily misread or misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `P-7KQ4-M2XD`: short enough to say aloud, and one of 10¹², so that it cannot be guessed. */
export function createReference(prefix: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
