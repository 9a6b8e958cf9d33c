import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What has been given out to the public internet; everything else in IPv6 is reserved, or leads somewhere else. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/** Where machines in Azure ask their host about themselves: it lies in no reserved range. */
const azureHost = '168.63.129.16';

/**
 * Whether an address belongs to the public internet: neither private, loopback, link-local, shared by a carrier,
 * multicast, reserved, nor one that carries another address in it.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast' || address === azureHost) return false;
  return !isIPv6(address) || parsed.match(globalUnicast);
}
