import { beforeEach, expect, test } from 'vitest';
import { attemptsInMemory } from '../../../tests/support/attempts-in-memory';
import { createSignInThrottle, type Admission } from './sign-in-throttle';

const minute = 60_000;
let attempts: ReturnType<typeof attemptsInMemory>;
let throttle: ReturnType<typeof createSignInThrottle>;
let now: number;

beforeEach(() => {
  attempts = attemptsInMemory();
  throttle = createSignInThrottle(attempts);
  now = 1_000_000;
});

const stranger = (index: number) => `network ${index}`;

function admit(account: string, network: string, device: string | null = null): Promise<Admission> {
  return throttle.admit({ account, network, device }, now);
}

/** The delay before a failed attempt is answered. */
async function fail(account: string, network: string, device: string | null = null): Promise<number> {
  return (await admit(account, network, device)).delayMs;
}

async function times<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index += 1) results.push(await work(index));
  return results;
}

test('one who mistypes a few times does not wait', async () => {
  expect(await times(4, () => fail('ana', 'home'))).toEqual([0, 0, 0, 0]);
});

test('guessing one account slows down, up to eight seconds for a network that failed often', async () => {
  const waits = await times(12, () => fail('ana', 'one network'));
  expect(waits).toEqual([0, 0, 0, 0, 250, 500, 1000, 1000, 4000, 8000, 8000, 8000]);
  expect(await fail('ben', stranger(99))).toBe(0);
});

test('guessing one account from many networks slows down each of them, and by an eighth whoever has just come', async () => {
  await times(50, (index) => fail('ana', stranger(index % 3)));
  const [attacker, newcomer] = [await fail('ana', stranger(0)), await fail('ana', 'on the road')];
  expect(newcomer).toBeGreaterThan(0);
  expect(attacker / newcomer).toBe(8);
});

test('trying many accounts from one network slows down', async () => {
  const waits = await times(30, (index) => fail(`account ${index}`, 'one network'));
  expect(waits.slice(0, 8)).toEqual(Array(8).fill(0));
  expect(waits.at(-1)).toBe(8000);
});

test('a sweep from many networks over many accounts slows down everybody but the browsers that are known', async () => {
  const waits = await times(200, (index) => fail(`account ${index}`, stranger(index)));
  expect(waits.slice(0, 40)).toEqual(Array(40).fill(0));
  expect(waits.at(-1)).toBe(1000);
  expect(await fail('ana', 'on the road')).toBe(1000);
  expect(await fail('ana', 'on the road', 'her telephone')).toBe(0);
});

test('nobody who guesses keeps a member from signing in at a known browser, which is itself slowed down', async () => {
  await times(50, (index) => fail('ana', stranger(index)));
  expect(await fail('ana', 'home', 'her telephone')).toBe(0);
  expect((await times(20, () => fail('ana', 'home', 'her telephone'))).at(-1)).toBe(8000);
});

test('after the attack everything is as before within a quarter of an hour or so', async () => {
  await times(5000, (index) => fail('ana', stranger(index)));
  now += 15 * minute;
  expect(await fail('ana', stranger(1))).toBeLessThanOrEqual(250);
  now += 5 * minute;
  expect(await fail('ana', stranger(2))).toBe(0);
});

test('attempts at the same time count like those one after the other', async () => {
  const admissions = await Promise.all(Array.from({ length: 8 }, (_, index) => admit('ana', stranger(index))));
  expect(admissions.map(({ delayMs }) => delayMs)).toEqual([0, 0, 0, 0, 250, 500, 1000, 1000]);
});

test('signing in counts as no failure, and takes none away', async () => {
  await times(3, () => fail('ana', 'home'));
  await times(10, async () => {
    const admission = await admit('ana', 'home');
    expect(admission).toMatchObject({ delayMs: 0 });
    await admission.succeeded(now);
  });
  expect([await fail('ana', 'home'), await fail('ana', 'home')]).toEqual([0, 250]);
});
