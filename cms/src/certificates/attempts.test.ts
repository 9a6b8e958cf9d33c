import { beforeEach, expect, test } from 'vitest';
import { attemptsInMemory } from '../../tests/support/attempts-in-memory';
import { limitAttempts } from './attempts';

const windowMs = 600_000;
const home = { address: '203.0.113.7', network56: null, network48: null };
const rented = (at: number) => ({ address: `2001:db8:1:${at}::/64`, network56: null, network48: '2001:db8:1::/48' });
const limitTo = (maximum: number) => limitAttempts(attemptsInMemory(), { purpose: 'test', maximum, windowMs });

let limit: ReturnType<typeof limitAttempts>;

beforeEach(() => {
  limit = limitTo(3);
});

test('an address waits after its attempts until the first of them is old', async () => {
  for (const now of [1000, 2000, 3000]) expect(await limit.count(home, now)).toBe(0);
  expect(await limit.count(home, 4000)).toBe(597);
  expect(await limit.wait(home, 4000)).toBe(597);
  expect(await limit.wait({ ...home, address: '203.0.113.8' }, 4000)).toBe(0);
  expect(await limit.wait(home, 1000 + windowMs)).toBe(0);
});

test('of many attempts at the same moment no more are allowed', async () => {
  const waits = await Promise.all(Array.from({ length: 10 }, () => limit.count(home, 1000)));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

test('many addresses of one network have five times as many together', async () => {
  for (let at = 0; at < 15; at += 1) await limit.count(rented(at), 1000);
  expect(await limit.wait(rented(99), 1001)).toBe(600);
});

test('an attempt counts for one whose call began before it', async () => {
  for (const now of [3000, 2000, 1000]) expect(await limit.count(home, now)).toBe(0);
  expect(await limit.count(home, 0)).toBeGreaterThan(0);
});

test('attempts of a clock that was set back count no more', async () => {
  limit = limitTo(1);
  await limit.count(home, 5_000_000);
  expect(await limit.count(home, 1000)).toBe(0);
  expect(await limit.wait(home, 1001)).toBe(600);
});
