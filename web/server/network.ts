import ipaddr from 'ipaddr.js';

/**
 * What counts as one visitor's address wherever there is a share for each. A household has a whole IPv6 /64 to choose
 * from, so the network counts; an IPv4 address mapped into IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}
