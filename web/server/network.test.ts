import { expect, it } from 'vitest';
import { networkCases } from '../../cms/src/api/submission/contract.cases';
import { networksOf } from './network';

it.each(networkCases)('counts %s as %s, in %s', (address, network, wideNetwork) => {
  expect(networksOf(address)).toEqual({ network, wideNetwork });
});

it('counts what is no address by its text', () => {
  expect(networksOf('somebody')).toEqual({ network: 'somebody', wideNetwork: null });
});
