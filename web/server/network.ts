import ipaddr from 'ipaddr.js';

export type Networks = {
  /** What counts as one visitor's address: a household has a whole IPv6 /64 to choose from. */
  network: string;
  /** The IPv6 /48 around it, because a rented server may have one whole; null for IPv4. */
  wideNetwork: string | null;
};

/** Whose share of something a visitor uses. An IPv4 address mapped into IPv6 is the IPv4 address. */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { network: address, wideNetwork: null };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { network: parsed.toString(), wideNetwork: null };
  const parts = parsed.parts.map((part) => part.toString(16));
  return { network: `${parts.slice(0, 4).join(':')}::/64`, wideNetwork: `${parts.slice(0, 3).join(':')}::/48` };
}
