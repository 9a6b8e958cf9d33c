import { isIP, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, so that different spellings compare equal. */
function groups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

export type RateLimitNetworks = {
  /** The result of `rateLimitAddress`. */
  address: string;
  /** The wider networks of an IPv6 address, since renting a server can give a whole one. Null for IPv4. */
  network56: string | null;
  network48: string | null;
};

/**
 * The address that the rate limit counts. A household has a whole IPv6 /64, so the network counts; an IPv4-mapped IPv6
 * address counts as the IPv4 address.
 */
export function rateLimitAddress(address: string): string {
  const plain = address.split('%')[0] ?? '';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIPv6(plain)) return `${groups(plain).slice(0, 4).join(':')}::/64`;
  return isIP(plain) === 0 ? 'unknown' : plain;
}

export function rateLimitNetworks(address: string): RateLimitNetworks {
  const counted = rateLimitAddress(address);
  if (!counted.endsWith('::/64')) return { address: counted, network56: null, network48: null };
  const [first = '', second = '', third = '', fourth = ''] = counted.replace('::/64', '').split(':');
  const eightBits = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return {
    address: counted,
    network56: `${[first, second, third, eightBits].join(':')}::/56`,
    network48: `${[first, second, third].join(':')}::/48`,
  };
}
