import ipaddr from 'ipaddr.js';

export type Networks = {
  /** One visitor's address: for IPv6 the whole /64, which a household has. */
  network: string;
  /** The IPv6 /48 around it, which a rented server may have; null for IPv4. */
  wideNetwork: string | null;
};

/** The networks by which limits count a visitor. An IPv4 address mapped into IPv6 counts as IPv4. */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { network: 'unknown', wideNetwork: null };
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return { network: parsed.toString(), wideNetwork: null };
  const parts = parsed.parts.map((part) => part.toString(16));
  return { network: `${parts.slice(0, 4).join(':')}::/64`, wideNetwork: `${parts.slice(0, 3).join(':')}::/48` };
}
