import { randomInt } from 'node:crypto';

/** Without I, L, O and U: nothing that is misread on paper or heard wrong on the telephone. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `P-7KQ4-M2XD`: short enough to say, and one of a million million, so that none is guessed. */
export function createReference(prefix: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
