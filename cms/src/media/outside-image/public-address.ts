import ipaddr from 'ipaddr.js';

/** The allocated global unicast range. Everything else in IPv6 is reserved or embeds another address. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Azure's metadata service, which is in no reserved range. */
const azureHost = '168.63.129.16';

/** Not private, loopback, link-local, carrier-grade NAT, multicast or reserved, and without an embedded address. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || parsed.toString() === azureHost) return false;
  return !(parsed instanceof ipaddr.IPv6) || parsed.match(globalUnicast);
}
