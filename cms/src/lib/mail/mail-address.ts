/** Leaves out characters with a meaning in an envelope or header, which real addresses do not use. */
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

/** A single-line header value that the program writes; anything else is a bug and is not sent. */
export function headerText(text: string): string {
  if (/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}]/u.test(text)) throw new Error('A header of a mail would not be one line');
  return text;
}

/** Most servers ignore a `+tag`, many ignore dots, and case does not matter. */
export function normalizeMailbox(address: string): string {
  const [local = '', domain = ''] = address.normalize('NFKC').toLowerCase().split('@');
  const [mailbox = ''] = local.split('+', 1);
  return `${mailbox.replaceAll('.', '')}@${domain}`;
}
