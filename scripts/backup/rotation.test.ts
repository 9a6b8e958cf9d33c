import { describe, expect, it, test } from 'vitest';
import { archiveName, isDue, outdated, timeOfArchive } from './rotation';

const hour = 60 * 60_000;
const day = 24 * hour;
const last = Date.UTC(2026, 10, 24, 3);
const daysOf = (names: readonly string[]) => names.map((name) => name.slice(7, 17));

/** What stays when one is made each day and the outdated ones are deleted after each. */
function retainedAfter(days: number): string[] {
  let names: string[] = [];
  for (let ago = days - 1; ago >= 0; ago -= 1) {
    names.push(archiveName(new Date(last - ago * day), false));
    const gone = new Set(outdated(names));
    names = names.filter((name) => !gone.has(name));
  }
  return names.toReversed();
}

describe('which archives stay', () => {
  it('is the last of 7 days, 4 weeks and 6 months', () => {
    expect(daysOf(retainedAfter(400))).toEqual([
      ...['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18'],
      ...['2026-11-15', '2026-11-08'],
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'],
    ]);
  });

  it('is the later one of two on the same day', () => {
    const [early, late] = [1, 2].map((hours) => archiveName(new Date(last + hours * hour), true));
    expect(outdated([early ?? '', late ?? ''])).toEqual([early]);
  });

  it('is all of them when backups have stopped for a year', () => {
    const old = [0, 1, 2].map((days) => archiveName(new Date(last - (400 + days) * day), false));
    expect(outdated(old)).toEqual([]);
  });

  it('never touches other files', () => {
    const others = [
      'forgotten.jsonl',
      'backup.tar.gz',
      'backup-2026-13-45T00-00-00Z.tar.gz',
      'backup-2020-01-01.tar.gz',
    ];
    expect(outdated([...others, ...retainedAfter(9)])).toEqual([]);
  });
});

it('reads the time back from the name', () => {
  expect(timeOfArchive(archiveName(new Date(last), true))?.getTime()).toBe(last);
});

const at = (time: string) => `2026-11-${time}:00.000Z`;

test.each([
  ['the first one at once', null, null, '24T02:00', true],
  ['none before the hour', '23T03:00', null, '24T02:59', false],
  ['the one of the day at the hour', '23T03:00', null, '24T03:00', true],
  ['none twice on a day', '24T03:00', null, '24T23:59', false],
  ['one that was missed while the machine was off', '20T03:00', null, '24T02:00', true],
  ['none soon after a failure', '23T03:00', '24T03:00', '24T03:59', false],
  ['another try an hour after a failure', '23T03:00', '24T03:00', '24T04:00', true],
])('makes %s', (_, succeeded, failed, now, due) => {
  const state = { succeededAt: succeeded && at(succeeded), failedAt: failed && at(failed) };
  expect(isDue(state, 3, Date.parse(at(now)))).toBe(due);
});
