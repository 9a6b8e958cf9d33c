/** True for web and mail addresses at names that nobody can own (RFC 2606), as demo content has them. */
export function isExampleAddress(address: string): boolean {
  const [host = ''] = address
    .trim()
    .replace(/^\w+:\/\//, '')
    .split(/[/?#]/);
  const name = host
    .slice(host.lastIndexOf('@') + 1)
    .replace(/:\d*$/, '')
    .replace(/[.]$/, '');
  return /(?:^|[.])(?:example(?:[.](?:com|net|org))?|test|invalid|localhost)$/i.test(name);
}

export const addressPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const longestAddress = 80;

/** What an address looks like that says this text: no accents, hyphens between words, not cut within a word. */
export function foldToAddress(text: string): string {
  const folded = text
    .slice(0, 4 * longestAddress)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[’'‘]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (folded.length <= longestAddress) return folded;
  const cut = folded.slice(0, longestAddress + 1).lastIndexOf('-');
  return folded.slice(0, cut > 0 ? cut : longestAddress);
}

/** The wanted address, or the same with the first number from 2 that makes it unique. */
export function freeAddress(wanted: string, taken: ReadonlySet<string>): string {
  let address = wanted;
  for (let number = 2; taken.has(address); number += 1) address = `${wanted}-${number}`;
  return address;
}
