import { expect, test } from 'vitest';
import { idle, nextWaiting, pauseMs, type Waiting, type WaitingEvent } from './waiting';

const after = (...events: WaitingEvent[]) => events.reduce<Waiting>(nextWaiting, idle);

test('waits after a failure, tries when the pause is over, and waits longer after the next', () => {
  expect(after('unreached')).toEqual({ is: 'waiting', failures: 1 });
  expect(after('unreached', 'pause-over')).toEqual({ is: 'trying', failures: 1, isLast: false });
  expect(after('unreached', 'pause-over', 'unreached')).toEqual({ is: 'waiting', failures: 2 });
});

test('is over with an answer', () => {
  expect(after('unreached', 'pause-over', 'answered')).toEqual(idle);
});

test('begins with the shortest pause again once the line is back, also when that is heard during an attempt', () => {
  const longDead: WaitingEvent[] = ['unreached', 'pause-over', 'unreached', 'pause-over', 'unreached'];
  expect(after(...longDead, 'line-back', 'unreached')).toEqual({ is: 'waiting', failures: 1 });
  expect(after(...longDead, 'pause-over', 'line-back', 'unreached')).toEqual({ is: 'waiting', failures: 1 });
});

test('given up while waiting is over, and given up during an attempt is not tried again', () => {
  expect(after('unreached', 'given-up')).toEqual(idle);
  expect(after('unreached', 'pause-over', 'given-up', 'unreached')).toEqual(idle);
  expect(after('unreached', 'pause-over', 'given-up', 'answered')).toEqual(idle);
});

test('does nothing where nothing waits', () => {
  for (const event of ['answered', 'pause-over', 'line-back', 'given-up'] as const) expect(after(event)).toBe(idle);
});

test('one attempt is on its way at a time', () => {
  const trying = after('unreached', 'pause-over');
  expect(nextWaiting(trying, 'pause-over')).toBe(trying);
});

test('pauses grow, to a minute', () => {
  expect([1, 2, 3, 4, 5, 6, 100].map(pauseMs)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
});
