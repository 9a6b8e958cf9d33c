import { expect, test } from 'vitest';
import { rateLimitAddress, rateLimitNetworks } from './client-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'unknown'],
  ['', 'unknown'],
])('%s counts as %s', (address, counted) => {
  expect(rateLimitAddress(address)).toBe(counted);
});

test.each([
  ['2001:db8:1:2a3:4:5:6:7', '2001:db8:1:2a3::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:2ff::1', '2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48'],
  ['2001:db8:1:ff::', '2001:db8:1:ff::/64', '2001:db8:1:0::/56', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'],
  ['203.0.113.7', '203.0.113.7', null, null],
  ['::ffff:203.0.113.7', '203.0.113.7', null, null],
  ['', 'unknown', null, null],
])('%s lies in the networks %s, %s and %s', (given, address, network56, network48) => {
  expect(rateLimitNetworks(given)).toEqual({ address, network56, network48 });
});
