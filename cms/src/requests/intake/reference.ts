import { randomInt } from 'node:crypto';
import type { RequestKind } from '../../api/prayer-desk/contract';

const prefixes = { prayer: 'P', contact: 'C', counseling: 'M' } as const satisfies Record<RequestKind, string>;

/** Without I, L, O and U, which are easily misread or misheard. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `P-7KQ4-M2XD`: short enough to say aloud, and one of 10¹², so that it cannot be guessed. */
export function createReference(kind: RequestKind): string {
  const characters = Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return `${prefixes[kind]}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}

export function isReferenceOf(kind: RequestKind, reference: string): boolean {
  return reference.startsWith(`${prefixes[kind]}-`);
}
