/** Crockford's Base32, which leaves out I, L, O and U because they are easily misread or misheard. */
export const codeCharacters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** References and certificate numbers are written in groups of four. */
export const groupLength = 4;
export const groupPattern = `[${codeCharacters}]{${groupLength}}`;

/** Reads letters that no code contains as the digits they look like. */
export function readLookalikes(typed: string): string {
  return typed.replaceAll('O', '0').replace(/[IL]/g, '1');
}
