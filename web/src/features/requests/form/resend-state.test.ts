import { expect, test } from 'vitest';
import { idle, resendReducer, resendDelayMs, type ResendState, type ResendEvent } from './resend-state';

const after = (...events: ResendEvent[]) => events.reduce<ResendState>(resendReducer, idle);

test('waits after a failure, tries when the pause is over, and waits longer after the next', () => {
  expect(after('failed')).toEqual({ status: 'waiting', failures: 1 });
  expect(after('failed', 'delay-over')).toEqual({ status: 'sending', failures: 1, isLast: false });
  expect(after('failed', 'delay-over', 'failed')).toEqual({ status: 'waiting', failures: 2 });
});

test('is over with an answer', () => {
  expect(after('failed', 'delay-over', 'settled')).toEqual(idle);
});

test('begins with the shortest pause again once the line is back, also when that is heard during an attempt', () => {
  const longDead: ResendEvent[] = ['failed', 'delay-over', 'failed', 'delay-over', 'failed'];
  expect(after(...longDead, 'online', 'failed')).toEqual({ status: 'waiting', failures: 1 });
  expect(after(...longDead, 'delay-over', 'online', 'failed')).toEqual({ status: 'waiting', failures: 1 });
});

test('given up while waiting is over, and given up during an attempt is not tried again', () => {
  expect(after('failed', 'stopped')).toEqual(idle);
  expect(after('failed', 'delay-over', 'stopped', 'failed')).toEqual(idle);
  expect(after('failed', 'delay-over', 'stopped', 'settled')).toEqual(idle);
});

test('does nothing where nothing waits', () => {
  for (const event of ['settled', 'delay-over', 'online', 'stopped'] as const) expect(after(event)).toBe(idle);
});

test('one attempt is on its way at a time', () => {
  const sending = after('failed', 'delay-over');
  expect(resendReducer(sending, 'delay-over')).toBe(sending);
});

test('pauses grow, to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(resendDelayMs)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
});
