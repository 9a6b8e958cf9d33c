import { expect, test } from 'vitest';
import {
  day,
  days,
  longest,
  minute,
  scenarios,
  shortest,
  simulate,
  type Asked,
  type Scenario,
} from './prayer-days.cases';
import { openedReservationMs } from './prayer-order';

/**
 * What the order promises, from the scenario's numbers alone.
 *
 * While somebody waits whom nobody has prayed for, every round is for such a one, but where the other member has just
 * opened the last of them. Two members who are each called away once pray C = rounds - 2 times a day at least. So what
 * is left of such requests at the end of a day is what was left the day before and what came, less C, or else what
 * came and the two that are in somebody's hands: as less than C come on ordinary days, and a crowd is prayed for before
 * the next, never more than `left` = perDay + burst + 2.
 *
 * A request waits for those of them that are older, for urgent ones that come after it, and as long as it is in hands
 * that another member does not take it from: once as long as it is left to somebody who was called away, then while it
 * is prayed for, which is time for `held` rounds at most. So it is prayed for within D days as soon as their D * C
 * rounds are more than left - 1 + the urgent ones of D days and of one crowd + held.
 *
 * An urgent request waits for older urgent ones and for hands alone. And how many are prayed for before somebody who
 * has just come: all that may wait at once (what was left, and what comes in a day), and the same urgent and held ones.
 */
function promises({ rounds, perDay, urgentPerDay, burst, urgentInBurst }: Scenario) {
  const perDayPrayed = rounds[0] + rounds[1] - 2;
  const held = (openedReservationMs / minute + longest) / shortest;
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
