import { expect, test } from 'vitest';
import {
  day,
  days,
  longest,
  minuteMs,
  scenarios,
  shortest,
  simulate,
  type Asked,
  type Scenario,
} from './prayer-days.cases';
import { openedReservationMs } from './prayer-order';

/**
 * Upper bounds that follow from the order of prayer and the scenario's numbers:
 *
 * - `perDayPrayed`: while anybody waits for a first prayer, every round goes to such a request, except that each of the
 *   two members may be called away once a day.
 * - `left`: how many may wait for a first prayer at the end of a day: those of one day, one crowd, and the two that the
 *   members have open.
 * - `held`: the rounds that pass while a request is reserved for a member who was called away, and then prayed for.
 * - `waitDays`: a request waits for older ones, for urgent ones that come after it, and while it is held.
 * - `urgentWaitDays`: an urgent request waits for older urgent ones and while it is held.
 * - `passedOver`: how many are prayed for before somebody who has just come: all who may wait, and the urgent and held
 *   ones as above.
 */
function promises({ rounds, perDay, urgentPerDay, burst, urgentInBurst }: Scenario) {
  const perDayPrayed = rounds[0] + rounds[1] - 2;
  const held = (openedReservationMs / minuteMs + longest) / shortest;
  const left = perDay + burst + 2;
  const urgentLeft = urgentPerDay + urgentInBurst + 2;
  const waitDays = Math.floor((left - 1 + urgentInBurst + held) / (perDayPrayed - urgentPerDay)) + 1;
  return {
    perDayPrayed,
    waitDays,
    urgentWaitDays: Math.floor((urgentLeft - 1 + held) / perDayPrayed) + 1,
    passedOver: left + perDay + urgentPerDay * (waitDays + 1) + urgentInBurst + held,
  };
}

function daysWaited({ receivedAt, prayedFirst }: Asked): number {
  return prayedFirst === null ? Infinity : Math.floor(prayedFirst.at / day) - Math.floor(receivedAt / day);
}

function timesPassedOver({ prayersBefore, prayedFirst }: Asked): number {
  return prayedFirst === null ? Infinity : prayedFirst.prayersBefore - prayersBefore;
}

test.each(scenarios)(
  'over a thousand days everybody is prayed for in time: $name',
  (scenario) => {
    const { perDayPrayed, waitDays, urgentWaitDays, passedOver } = promises(scenario);
    const { perDay, burst, between } = scenario;
    expect(perDay, 'what comes on ordinary days can be prayed for').toBeLessThan(perDayPrayed);
    expect(between * (perDayPrayed - perDay), 'a crowd is prayed for before the next').toBeGreaterThanOrEqual(burst);
    expect(between, 'one crowd at most comes while somebody waits').toBeGreaterThanOrEqual(burst > 0 ? waitDays : 0);

    const everybody = simulate(scenario, 20261121);
    // Those of the last days are still within their time.
    const due = everybody.filter(({ receivedAt }) => receivedAt < (days - 1 - waitDays) * day);
    expect(due.length).toBeGreaterThan(days);
    const longestWait = (among: readonly Asked[]) => Math.max(...among.map(daysWaited));
    expect(longestWait(due)).toBeLessThanOrEqual(waitDays);
    expect(longestWait(due.filter(({ urgent }) => urgent))).toBeLessThanOrEqual(urgentWaitDays);
    expect(Math.max(...due.map(timesPassedOver))).toBeLessThanOrEqual(passedOver);
  },
  30_000,
);
