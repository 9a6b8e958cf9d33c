import { isIP, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address written out, so that two spellings of one network compare equal. */
function groups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

/**
 * What counts as one address for the rate limit. A household has a whole IPv6 /64 to choose from, so the network
 * counts; an IPv4 address mapped into IPv6 is the IPv4 address.
 */
export function countedAddress(address: string): string {
  const plain = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv6(plain)) return `${groups(plain).slice(0, 4).join(':')}::/64`;
  return isIP(plain) === 0 ? 'unknown' : plain;
}
