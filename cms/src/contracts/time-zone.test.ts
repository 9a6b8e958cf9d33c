import { describe, expect, test } from 'vitest';
import { dayMs } from './day';
import { defaultTimeZone, isLocalTime, isTimeZone, localTime, momentsOf } from './time-zone';

const iso = (local: string, timeZone: string) => momentsOf(local, timeZone).map((at) => new Date(at).toISOString());

describe('a local time', () => {
  test.each([
    ['2027-06-01T06:00', 'America/Guayaquil', '2027-06-01T11:00:00.000Z'],
    ['2027-01-15T06:00', 'America/New_York', '2027-01-15T11:00:00.000Z'],
    ['2027-07-15T06:00', 'America/New_York', '2027-07-15T10:00:00.000Z'],
    ['2027-07-15T06:00', 'Asia/Kathmandu', '2027-07-15T00:15:00.000Z'],
    ['2027-03-28T00:30', 'Pacific/Kiritimati', '2027-03-27T10:30:00.000Z'],
    ['2028-02-29T23:59', 'Asia/Karachi', '2028-02-29T18:59:00.000Z'],
  ])('%s in %s is one moment', (local, timeZone, moment) => {
    expect(iso(local, timeZone)).toEqual([moment]);
  });

  test.each([
    // The first minute that is skipped, the last one, and their neighbors.
    ['2027-03-14T01:59', 'America/New_York', 1],
    ['2027-03-14T02:00', 'America/New_York', 0],
    ['2027-03-14T02:59', 'America/New_York', 0],
    ['2027-03-14T03:00', 'America/New_York', 1],
    ['2027-03-28T02:30', 'Europe/Madrid', 0],
    ['2027-10-03T02:30', 'Australia/Sydney', 0],
    // Half an hour on Lord Howe, from midnight in Santiago, a whole day in Samoa.
    ['2027-10-03T02:15', 'Australia/Lord_Howe', 0],
    ['2027-10-03T02:30', 'Australia/Lord_Howe', 1],
    ['2026-09-06T00:30', 'America/Santiago', 0],
    ['2011-12-30T12:00', 'Pacific/Apia', 0],
    // A day later there is nothing special.
    ['2027-03-15T02:30', 'America/New_York', 1],
  ])('%s in %s is left out where clocks go forward: %i moments', (local, timeZone, count) => {
    expect(momentsOf(local, timeZone)).toHaveLength(count);
  });

  test.each([
    ['2027-11-07T01:00', 'America/New_York', ['2027-11-07T05:00:00.000Z', '2027-11-07T06:00:00.000Z']],
    ['2027-11-07T01:59', 'America/New_York', ['2027-11-07T05:59:00.000Z', '2027-11-07T06:59:00.000Z']],
    ['2027-11-07T00:59', 'America/New_York', ['2027-11-07T04:59:00.000Z']],
    ['2027-11-07T02:00', 'America/New_York', ['2027-11-07T07:00:00.000Z']],
    ['2027-10-31T02:30', 'Europe/Madrid', ['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z']],
    ['2027-04-04T01:45', 'Australia/Lord_Howe', ['2027-04-03T14:45:00.000Z', '2027-04-03T15:15:00.000Z']],
  ])('%s in %s comes twice where clocks go back', (local, timeZone, moments) => {
    expect(iso(local, timeZone)).toEqual(moments);
  });

  test.each(['America/New_York', 'Europe/Madrid', 'Australia/Lord_Howe', 'America/Santiago', 'Africa/Casablanca'])(
    'in %s moments all over a year lead back to themselves',
    (timeZone) => {
      const start = Date.UTC(2027, 0, 1);
      for (let moment = start; moment < start + 366 * dayMs; moment += 1_155 * 60_000) {
        expect(momentsOf(localTime(moment, timeZone), timeZone)).toContain(moment);
      }
    },
  );

  test.each([
    '',
    '06:00',
    '2027-03-28',
    '2027-02-29T06:00',
    '2027-03-28T24:00',
    '2027-13-01T06:00',
    '12027-03-28T06:00',
    '0027-03-28T06:00',
  ])('“%s” is none', (text) => {
    expect(isLocalTime(text)).toBe(false);
  });

  test('is written as the browser’s input has it', () => {
    expect(isLocalTime('2028-02-29T00:00')).toBe(true);
    expect(localTime(Date.UTC(2027, 2, 1, 3, 4, 59), defaultTimeZone)).toBe('2027-02-28T22:04');
  });
});

test('a time zone is a name, not an offset', () => {
  for (const name of Intl.supportedValuesOf('timeZone')) expect(isTimeZone(name), name).toBe(true);
  expect([defaultTimeZone, 'Asia/Kolkata', 'UTC'].every(isTimeZone)).toBe(true);
  expect(['', 'Ecuador', '+05:00', '-0500', 'America/Nowhere'].some(isTimeZone)).toBe(false);
});
