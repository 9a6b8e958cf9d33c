import { beforeEach, describe, expect, test } from 'vitest';
import { createSignInThrottle, type Admission } from './sign-in-throttle';

const minute = 60_000;
let pace: ReturnType<typeof createSignInThrottle>;
let now: number;

beforeEach(() => {
  pace = createSignInThrottle();
  now = 1_000_000;
});

const stranger = (index: number) => `network ${index}`;

function admit(account: string, network: string, device: string | null = null): Admission {
  return pace.admit({ account, network, device }, now);
}

/** The delay before a failed attempt is answered. */
function fail(account: string, network: string, device: string | null = null): number {
  const admission = admit(account, network, device);
  if (admission.kind === 'full') throw new Error('There was no room to wait');
  admission.ended();
  return admission.milliseconds;
}

function times<T>(count: number, work: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => work(index));
}

test('one who mistypes a few times does not wait', () => {
  expect(times(4, () => fail('ana', 'home'))).toEqual([0, 0, 0, 0]);
});

test('guessing one account slows down from wherever it comes, up to eight seconds', () => {
  const waits = times(14, (index) => fail('ana', stranger(index)));
  expect(waits).toEqual([0, 0, 0, 0, 250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000]);
  expect(fail('ben', stranger(99))).toBe(0);
});

test('trying many accounts from one network slows down', () => {
  const waits = times(30, (index) => fail(`account ${index}`, 'one network'));
  expect(waits.slice(0, 8)).toEqual(Array(8).fill(0));
  expect(waits.at(-1)).toBe(8000);
});

test('a sweep from many networks over many accounts slows down everybody but the browsers that are known', () => {
  const waits = times(200, (index) => fail(`account ${index}`, stranger(index)));
  expect(waits.slice(0, 40)).toEqual(Array(40).fill(0));
  expect(waits.at(-1)).toBe(4000);
  expect(fail('ana', 'on the road')).toBe(4000);
  expect(fail('ana', 'on the road', 'her telephone')).toBe(0);
});

test('nobody who guesses keeps a member from signing in at a known browser, which is itself slowed down', () => {
  times(50, (index) => fail('ana', stranger(index)));
  expect(fail('ana', 'home', 'her telephone')).toBe(0);
  expect(times(20, () => fail('ana', 'home', 'her telephone')).at(-1)).toBe(8000);
});

test('after the attack everything is as before within a quarter of an hour or so', () => {
  times(5000, (index) => fail('ana', stranger(index)));
  now += 15 * minute;
  expect(fail('ana', stranger(1))).toBeLessThanOrEqual(250);
  now += 5 * minute;
  expect(fail('ana', stranger(2))).toBe(0);
});

test('attempts at the same time count like those one after the other', () => {
  const waits = times(8, (index) => {
    const admission = admit('ana', stranger(index));
    return admission.kind === 'wait' ? admission.milliseconds : -1;
  });
  expect(waits).toEqual([0, 0, 0, 0, 250, 500, 1000, 2000]);
});

describe('those who wait', () => {
  test('are few of one network, and few in all', () => {
    times(12, () => fail('ana', 'one network'));
    const ofNetwork = times(6, () => admit('ana', 'one network').kind);
    expect(ofNetwork).toEqual(['wait', 'wait', 'wait', 'wait', 'full', 'full']);
    const others = times(60, (index) => admit('ana', stranger(index)).kind);
    expect(others.filter((kind) => kind === 'wait')).toHaveLength(36);
    expect(admit('ana', 'home', 'her telephone')).toMatchObject({ kind: 'wait', milliseconds: 0 });
  });

  test('make room when they are through', () => {
    times(12, () => fail('ana', 'one network'));
    const admissions = times(4, () => admit('ana', 'one network'));
    const full = admit('ana', 'one network');
    expect(full).toEqual({ kind: 'full', retryAfterSeconds: 8 });
    for (const admission of admissions) if (admission.kind === 'wait') admission.ended();
    expect(admit('ana', 'one network').kind).toBe('wait');
  });
});

test('signing in counts as no failure, and takes none away', () => {
  times(3, () => fail('ana', 'home'));
  times(10, () => {
    const admission = admit('ana', 'home');
    expect(admission).toMatchObject({ kind: 'wait', milliseconds: 0 });
    if (admission.kind === 'wait') admission.succeeded(now);
  });
  expect([fail('ana', 'home'), fail('ana', 'home')]).toEqual([0, 250]);
});
