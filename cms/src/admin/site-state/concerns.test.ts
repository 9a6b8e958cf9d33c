import { expect, test } from 'vitest';
import type { SiteState } from '../../contracts/watching';
import { concernsOf } from './concerns';

const now = Date.parse('2026-11-25T12:00:00.000Z');

const well: SiteState = {
  isOpen: true,
  published: 'reached',
  mails: { waiting: 0, since: null, failed: 0 },
  backup: { succeededAt: '2026-11-25T03:00:00.000Z', problem: null },
  requestsThisWeek: 'few',
  disk: { free: 40 * 2 ** 30, size: 80 * 2 ** 30 },
  failedAnswers: 0,
  brokenPages: 0,
  certificateEnd: '2026-12-20T12:00:00.000Z',
};

const concerns = (changed: Partial<SiteState>) => [...concernsOf({ ...well, ...changed }, now)];

test('nothing is marked while all is well', () => {
  expect(concerns({})).toEqual([]);
  expect(
    concerns({ published: 'reaching', requestsThisWeek: null, disk: null, failedAnswers: 5, brokenPages: 5 }),
  ).toEqual([]);
  expect(concerns({ mails: { waiting: 3, since: '2026-11-25T11:30:00.000Z', failed: 0 } })).toEqual([]);
});

test.each<[Partial<SiteState>, string]>([
  [{ published: 'behind' }, 'published'],
  [{ published: 'unknown' }, 'published'],
  [{ mails: { waiting: 1, since: '2026-11-25T10:30:00.000Z', failed: 0 } }, 'mails'],
  [{ mails: { waiting: 0, since: null, failed: 1 } }, 'undelivered'],
  [{ backup: { succeededAt: null, problem: 'none' } }, 'backup'],
  [{ disk: { free: 2 ** 30, size: 80 * 2 ** 30 } }, 'disk'],
  [{ failedAnswers: 100 }, 'errors'],
  [{ brokenPages: 100 }, 'browsers'],
  [{ certificateEnd: '2026-12-08T12:00:00.000Z' }, 'certificate'],
])('%o is marked', (changed, concern) => {
  expect(concerns(changed)).toEqual([concern]);
});
