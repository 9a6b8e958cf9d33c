import { isIP } from 'node:net';
import { expect, test } from 'vitest';
import { hostileHosts } from './hostile-addresses.cases';
import { isPublicAddress } from './public-address';

test.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.63.255.255', '2606:4700::1111'])(
  '%s belongs to the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const hostileAddresses = hostileHosts.map((host) => host.replace(/^\[(.*)\]$/, '$1')).filter((host) => isIP(host));

test.each([
  ...hostileAddresses,
  // Spellings that a resolver or a URL would have normalized.
  '0x7f.0.0.1',
  '0177.0.0.1',
  '127.1',
  '2130706433',
  '0xa83f8110',
  'fe80::1%eth0',
  '2606:4700::1111%eth0%eth1',
  // Public IPv4 addresses in IPv6 ones: IPv4-mapped, translated, compatible, NAT64, 6to4 and Teredo.
  '::ffff:8.8.8.8',
  '::ffff:808:808',
  '::ffff:0:8.8.8.8',
  '::8.8.8.8',
  '64:ff9b::808:808',
  '64:ff9b:1::808:808',
  '2002:808:808::1',
  '2001:0:808:808::1',
  // Documentation, benchmarks, ORCHID, segment routing and what is not allocated.
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '3fff::1',
  '5f00::1',
  '4000::1',
  '',
  'localhost',
])('%s does not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
