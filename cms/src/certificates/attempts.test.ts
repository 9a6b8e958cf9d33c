import { expect, test } from 'vitest';
import { createAttempts } from './attempts';

const windowMs = 600_000;
const home = { address: '203.0.113.7', network56: null, network48: null };
const rented = (at: number) => ({ address: `2001:db8:1:${at}::/64`, network56: null, network48: '2001:db8:1::/48' });

test('an address waits after its attempts until the first of them is old', () => {
  const attempts = createAttempts({ maximum: 3, windowMs });
  for (const now of [1000, 2000, 3000]) {
    expect(attempts.wait(home, now)).toBe(0);
    attempts.count(home, now);
  }
  expect(attempts.wait(home, 4000)).toBe(597);
  expect(attempts.wait({ ...home, address: '203.0.113.8' }, 4000)).toBe(0);
  expect(attempts.wait(home, 1000 + windowMs)).toBe(0);
});

test('many addresses of one network have five times as many together', () => {
  const attempts = createAttempts({ maximum: 3, windowMs });
  for (let at = 0; at < 15; at += 1) attempts.count(rented(at), 1000);
  expect(attempts.wait(rented(99), 1001)).toBe(600);
});

test('attempts of a clock that was set back count no more', () => {
  const attempts = createAttempts({ maximum: 1, windowMs });
  attempts.count(home, 5_000_000);
  expect(attempts.wait(home, 1000)).toBe(0);
});
