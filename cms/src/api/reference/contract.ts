import type { RequestKind } from '../prayer-desk/contract';
import { groupPattern } from '../readable-code/contract';

/** The letter that a reference begins with. */
export const referencePrefixes = { prayer: 'P', contact: 'C', counseling: 'M' } as const satisfies Record<
  RequestKind,
  string
>;

/** `P-7KQ4-M2XD`: short enough to say aloud, and one of 10¹², so that it cannot be guessed. */
const referencePattern = new RegExp(`^[${Object.values(referencePrefixes).join('')}]-${groupPattern}-${groupPattern}$`);

export function isReference(text: string): boolean {
  return referencePattern.test(text);
}

export function isReferenceOf(kind: RequestKind, text: string): boolean {
  return isReference(text) && text.startsWith(referencePrefixes[kind]);
}
