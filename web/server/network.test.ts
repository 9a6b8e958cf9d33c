import { expect, it } from 'vitest';
import { networksOf } from './network';

it.each([
  ['203.0.113.7', '203.0.113.7', null],
  ['::ffff:203.0.113.7', '203.0.113.7', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['somebody', 'somebody', null],
])('%s counts as %s, in %s', (address, network, wideNetwork) => {
  expect(networksOf(address)).toEqual({ network, wideNetwork });
});
