import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address';

test.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.63.255.255', '2606:4700::1111'])(
  '%s belongs to the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '',
  'localhost',
  '127.0.0.1',
  '169.254.169.254',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
  '::8.8.8.8',
  '4000::1',
])('%s does not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
