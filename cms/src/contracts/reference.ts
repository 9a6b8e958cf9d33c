import type { RequestKind } from './prayer-desk';

/** Crockford's Base32, which leaves out I, L, O and U because they are easily misread or misheard. */
export const codeCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** References and certificate numbers are written in groups of four. */
export const groupLength = 4;
export const groupPattern = `[${codeCharacters}]{${groupLength}}`;

/** Reads letters that no code contains as the digits they look like. */
export function readLookalikes(typed: string): string {
  return typed.replaceAll('O', '0').replace(/[IL]/g, '1');
}

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
