import { describe, expect, test } from 'vitest';
import { reviewStatuses } from '../../contracts/prayer-desk';
import { openedReservationMs, prayerOrder, type Prayable } from './prayer-order';

const minuteMs = 60_000;
const now = Date.parse('2026-11-21T12:00:00Z');

type Named = Prayable & { name: string };

function request(name: string, differing: Partial<Prayable> = {}): Named {
  return {
    name,
    urgent: false,
    spam: false,
    status: 'new',
    receivedAt: now - 60 * minuteMs,
    prayerCount: 0,
    lastPrayedAt: null,
    openedByAnotherAt: null,
    ...differing,
  };
}

const prayed = (times: number, minutesAgo: number): Partial<Prayable> => ({
  prayerCount: times,
  lastPrayedAt: now - minutesAgo * minuteMs,
  status: 'praying',
});

const names = (requests: readonly Named[]) => prayerOrder(requests, now).map(({ name }) => name);

describe('the order in which requests are prayed for', () => {
  test('urgent before others, nobody’s before somebody’s, least before most, longest without prayer first', () => {
    const inOrder = [
      request('urgent, older', { urgent: true, receivedAt: now - 20 * minuteMs }),
      request('urgent, younger', { urgent: true, receivedAt: now - 10 * minuteMs }),
      request('oldest', { receivedAt: now - 9000 * minuteMs }),
      request('older', { receivedAt: now - 900 * minuteMs }),
      request('youngest', { receivedAt: now - minuteMs }),
      request('once, long ago', prayed(1, 500)),
      request('once, urgent, lately', { ...prayed(1, 5), urgent: true }),
      request('twice, very long ago', prayed(2, 5000)),
      request('seven times', prayed(7, 9000)),
    ];
    const expected = inOrder.map(({ name }) => name);
    expect(names(inOrder)).toEqual(expected);
    expect(names(inOrder.toReversed())).toEqual(expected);
  });

  test('holds what is open and not spam', () => {
    const requests = reviewStatuses.flatMap((status) => [
      request(status, { status }),
      request(`${status}, spam`, { status, spam: true }),
    ]);
    expect(names(requests)).toEqual(['new', 'praying', 'contacted', 'follow-up']);
  });

  test('leaves what another has just opened to the last, for ten minutes', () => {
    const requests = [
      request('opened just now', { urgent: true, openedByAnotherAt: now }),
      request('opened almost ten minutes ago', { openedByAnotherAt: now - openedReservationMs + 1 }),
      request('opened ten minutes ago', { openedByAnotherAt: now - openedReservationMs }),
      request('prayed for', prayed(9, 1)),
    ];
    expect(names(requests)).toEqual([
      'opened ten minutes ago',
      'prayed for',
      'opened just now',
      'opened almost ten minutes ago',
    ]);
  });

  test('comes round to everybody: with nobody new, no one is ever two prayers behind another', () => {
    const requests = ['a', 'b', 'c', 'd', 'e'].map((name) => request(name));
    for (let turn = 1; turn <= 50; turn += 1) {
      const [first] = prayerOrder(requests, now + turn);
      if (first === undefined) throw new Error('Nobody is left to pray for');
      Object.assign(first, { prayerCount: first.prayerCount + 1, lastPrayedAt: now + turn });
      const counts = requests.map(({ prayerCount }) => prayerCount);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }
  });
});
