import { expect, test } from 'vitest';
import { networkCases } from '../contracts/submission.cases';
import { rateLimitNetworks } from './client-address';

test.each(networkCases)('%s counts as %s, in %s', (spelling, address, network48) => {
  expect(rateLimitNetworks(spelling)).toMatchObject({ address, network48 });
});

test.each([
  ['2001:db8:1:2a3:4:5:6:7', '2001:db8:1:200::/56'],
  ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
  ['2001:db8:1:ff::', '2001:db8:1:0::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['203.0.113.7', null],
  ['::ffff:203.0.113.7', null],
])('the /56 around %s is %s', (given, network56) => {
  expect(rateLimitNetworks(given)).toMatchObject({ network56 });
});

test.each(['', 'somebody', '203.0.113.7:80', ' 203.0.113.7', '256.0.0.1', '[::1]'])(
  '"%s" counts as unknown',
  (given) => {
    expect(rateLimitNetworks(given)).toEqual({ address: 'unknown', network56: null, network48: null });
  },
);
