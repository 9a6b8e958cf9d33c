import ipaddr from 'ipaddr.js';

export type RateLimitNetworks = {
  address: string;
  /** The wider networks of an IPv6 address, since renting a server can give a whole one. Null for IPv4. */
  network56: string | null;
  network48: string | null;
};

/** A household has a whole IPv6 /64, so that counts as the address. An IPv4-mapped address counts as the IPv4 one. */
export function rateLimitNetworks(address: string): RateLimitNetworks {
  if (!ipaddr.isValid(address)) return { address: 'unknown', network56: null, network48: null };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { address: parsed.toString(), network56: null, network48: null };
  const [first = 0, second = 0, third = 0, fourth = 0] = parsed.parts;
  const network = (parts: readonly number[], bits: number) =>
    `${parts.map((part) => part.toString(16)).join(':')}::/${bits}`;
  return {
    address: network([first, second, third, fourth], 64),
    network56: network([first, second, third, fourth & 0xff00], 56),
    network48: network([first, second, third], 48),
  };
}
