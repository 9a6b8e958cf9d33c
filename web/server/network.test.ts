import { expect, it } from 'vitest';
import { networkCases } from '../../cms/src/contracts/submission.cases';
import { networksOf } from './network';

it.each(networkCases)('counts %s as %s, in %s', (address, network, wideNetwork) => {
  expect(networksOf(address)).toEqual({ network, wideNetwork });
});

it('counts everything that is no address as one, and remembers none of it', () => {
  expect(networksOf('x'.repeat(16_000))).toEqual({ network: 'unknown', wideNetwork: null });
});
