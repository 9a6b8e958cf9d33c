import { describe, expect, test } from 'vitest';
import { deletionDay, isDueForDeletion, isExpiring, receivedBeforeExpiring } from './deletion-day';

const settings = { afterClosingDays: 90, longestDays: 365 };
const at = (day: string) => new Date(`${day}T12:00:00.000Z`).getTime();
const moment = (day: string) => `${day}T12:00:00.000Z`;

describe('a request that was answered or archived', () => {
  test('goes 90 days after that', () => {
    const dates = { receivedAt: moment('2026-01-01'), closedAt: moment('2026-01-11'), warnedAt: null };
    expect(deletionDay(dates, settings)).toBe('2026-04-11');
    expect(isDueForDeletion(dates, settings, at('2026-04-11') - 1)).toBe(false);
    expect(isDueForDeletion(dates, settings, at('2026-04-11'))).toBe(true);
  });

  test('goes 365 days after it was received at the latest', () => {
    const dates = { receivedAt: moment('2026-01-01'), closedAt: moment('2026-12-24') };
    expect(deletionDay(dates, settings)).toBe('2027-01-01');
  });

  test('goes without a warning, and is not spared by one', () => {
    const dates = {
      receivedAt: moment('2026-01-01'),
      closedAt: moment('2026-12-24'),
      warnedAt: moment('2026-12-23'),
    };
    expect(deletionDay(dates, settings)).toBe('2027-01-01');
    expect(isExpiring(dates, settings, at('2026-12-31'))).toBe(false);
  });

  test('counts dates as the database gives them and as text alike', () => {
    const dates = { receivedAt: new Date(moment('2026-01-01')), closedAt: new Date(moment('2026-01-11')) };
    expect(deletionDay(dates, settings)).toBe('2026-04-11');
  });
});

describe('a request that nobody answered', () => {
  const receivedAt = moment('2026-01-01');

  test('is announced 30 days before it goes', () => {
    const dates = { receivedAt, closedAt: null, warnedAt: null };
    expect(deletionDay(dates, settings)).toBe('2027-01-01');
    expect(isExpiring(dates, settings, at('2026-12-02') - 1)).toBe(false);
    expect(isExpiring(dates, settings, at('2026-12-02'))).toBe(true);
    expect(receivedBeforeExpiring(settings, at('2026-12-02'))).toEqual(new Date(receivedAt));
  });

  test('never goes without a warning', () => {
    expect(isDueForDeletion({ receivedAt, closedAt: null, warnedAt: null }, settings, at('2036-01-01'))).toBe(false);
  });

  test('goes after 365 days when the warning came in time', () => {
    const dates = { receivedAt, warnedAt: moment('2026-12-02') };
    expect(deletionDay(dates, settings)).toBe('2027-01-01');
    expect(isDueForDeletion(dates, settings, at('2027-01-01'))).toBe(true);
  });

  test('stays for 30 days after a warning that came late, because the site was down', () => {
    const dates = { receivedAt, warnedAt: moment('2027-03-01') };
    expect(deletionDay(dates, settings)).toBe('2027-03-31');
    expect(isDueForDeletion(dates, settings, at('2027-03-31') - 1)).toBe(false);
    expect(isDueForDeletion(dates, settings, at('2027-03-31'))).toBe(true);
    expect(isExpiring(dates, settings, at('2027-03-02'))).toBe(true);
  });
});

test('spam goes after 30 days without a warning, and nobody is warned of it', () => {
  const dates = { receivedAt: moment('2026-01-01'), spam: true };
  expect(deletionDay(dates, settings)).toBe('2026-01-31');
  expect(isDueForDeletion(dates, settings, at('2026-01-31') - 1)).toBe(false);
  expect(isDueForDeletion(dates, settings, at('2026-01-31'))).toBe(true);
  expect(isExpiring(dates, settings, at('2026-12-31'))).toBe(false);
});

test('the times are those of the settings', () => {
  const short = { afterClosingDays: 1, longestDays: 40 };
  expect(deletionDay({ receivedAt: moment('2026-01-01'), closedAt: moment('2026-01-02') }, short)).toBe('2026-01-03');
  expect(deletionDay({ receivedAt: moment('2026-01-01') }, short)).toBe('2026-02-10');
  expect(isExpiring({ receivedAt: moment('2026-01-01') }, short, at('2026-01-11'))).toBe(true);
});
