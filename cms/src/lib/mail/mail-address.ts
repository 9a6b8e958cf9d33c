/**
 * What may stand in an envelope and a header as one address and nothing else. White space, control characters (line breaks
 * and NUL among them), quotation marks, commas, brackets and comments all mean something to a mail server or to a
 * header; addresses in use have none of them.
 */
const oneAddress = /^[^\s\p{C}"(),:;<>@[\\\]]+@[^\s\p{C}"(),:;<>@[\\\]]+$/u;

/** RFC 5321, in octets. */
const longestLocalPart = 64;
const longestAddress = 254;

export function isMailAddress(text: string): boolean {
  const [local = '', domain = ''] = text.split('@');
  return (
    oneAddress.test(text) &&
    Buffer.byteLength(text) <= longestAddress &&
    Buffer.byteLength(local) <= longestLocalPart &&
    !/^\.|\.$|\.\./.test(local) &&
    !/^[.-]|[.-]$|\.\./.test(domain)
  );
}

/** One line of a header that the program writes itself; anything else is a mistake of ours and goes nowhere. */
export function headerText(text: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(text)) throw new Error('A header of a mail would not be one line');
  return text;
}

/**
 * What counts as one mailbox: most servers deliver `ana+x@` and many `a.n.a@` to the same person, and no capital letter
 * makes another.
 */
export function normalizeMailbox(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  return `${local.replace(/\+.*$/s, '').replaceAll('.', '')}@${domain}`;
}
