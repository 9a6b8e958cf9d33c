import { expect, test } from 'vitest';
import { idle, resendReducer, resendDelayMs, type ResendState, type ResendEvent } from './resend-state';

const after = (...events: ResendEvent[]) => events.reduce<ResendState>(resendReducer, idle);

test('waits after a failure, tries when the pause is over, and waits longer after the next', () => {
  expect(after('failed')).toEqual({ status: 'waiting', failures: 1 });
  expect(after('failed', 'delay-over')).toEqual({ status: 'sending', failures: 1, isLast: false });
  expect(after('failed', 'delay-over', 'failed')).toEqual({ status: 'waiting', failures: 2 });
});

test('ends with a response', () => {
  expect(after('failed', 'delay-over', 'settled')).toEqual(idle);
});

test('starts again with the shortest delay once online, even if that happens during an attempt', () => {
  const longDead: ResendEvent[] = ['failed', 'delay-over', 'failed', 'delay-over', 'failed'];
  expect(after(...longDead, 'online', 'failed')).toEqual({ status: 'waiting', failures: 1 });
  expect(after(...longDead, 'delay-over', 'online', 'failed')).toEqual({ status: 'waiting', failures: 1 });
});

test('stopping ends it while waiting, and prevents another attempt while sending', () => {
  expect(after('failed', 'stopped')).toEqual(idle);
  expect(after('failed', 'delay-over', 'stopped', 'failed')).toEqual(idle);
  expect(after('failed', 'delay-over', 'stopped', 'settled')).toEqual(idle);
});

test('does nothing when nothing is waiting', () => {
  for (const event of ['settled', 'delay-over', 'online', 'stopped'] as const) expect(after(event)).toBe(idle);
});

test('makes one attempt at a time', () => {
  const sending = after('failed', 'delay-over');
  expect(resendReducer(sending, 'delay-over')).toBe(sending);
});

test('delays grow to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(resendDelayMs)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
});
