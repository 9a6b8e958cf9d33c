import { prayerOrder, type Prayable } from './prayer-order';

export const minuteMs = 60_000;
export const day = 24 * 60 * minuteMs;
export const days = 1000;

/** How long one prays for somebody, in minutes, and how long somebody who was called away is gone. */
export const shortest = 1;
export const longest = 4;
const calledAway = 30;

export type Scenario = {
  name: string;
  /** How many two members pray for each day; each of them is called away from one request a day, without praying. */
  rounds: readonly [number, number];
  /** New requests a day, at most, and how many of those are urgent. */
  perDay: number;
  urgentPerDay: number;
  /** True if as many come every day, or any number up to it. */
  steady: boolean;
  /** What comes on one day in `between` besides, and how many of those are urgent. */
  burst: number;
  urgentInBurst: number;
  between: number;
};

export const scenarios: readonly Scenario[] = [
  { name: 'few', rounds: [3, 3], perDay: 3, urgentPerDay: 1, steady: false, burst: 0, urgentInBurst: 0, between: 1 },
  {
    name: 'just as many as can be prayed for, and a crowd every season',
    rounds: [14, 8],
    perDay: 19,
    urgentPerDay: 2,
    steady: true,
    burst: 80,
    urgentInBurst: 20,
    between: 90,
  },
  {
    name: 'now many, now none, and half of them urgent',
    rounds: [6, 18],
    perDay: 20,
    urgentPerDay: 10,
    steady: false,
    burst: 30,
    urgentInBurst: 30,
    between: 40,
  },
];

/** Mulberry32: the same numbers on every machine. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Asked = Prayable & {
  openedAt: [number | null, number | null];
  leftUnprayed: boolean;
  prayersBefore: number;
  prayedFirst: { at: number; prayersBefore: number } | null;
};

type Member = { index: 0 | 1; nextAt: number; roundsLeft: number; calledAway: boolean; open: Asked | null };

/** Two members praying, day after day, for whom the order puts first. Gives everybody who ever asked. */
export function simulate(
  { rounds, perDay, urgentPerDay, steady, burst, urgentInBurst, between }: Scenario,
  seed: number,
) {
  const random = seeded(seed);
  const upTo = (maximum: number) => Math.floor(random() * (maximum + 1));
  const everybody: Asked[] = [];
  let open: Asked[] = [];
  let prayers = 0;

  function arrive(receivedAt: number, urgent: boolean): void {
    const asked: Asked = {
      urgent,
      spam: false,
      status: 'new',
      receivedAt,
      prayerCount: 0,
      lastPrayedAt: null,
      openedByAnotherAt: null,
      openedAt: [null, null],
      leftUnprayed: false,
      prayersBefore: prayers,
      prayedFirst: null,
    };
    everybody.push(asked);
    open.push(asked);
  }

  function pray(asked: Asked, at: number): void {
    asked.prayedFirst ??= { at, prayersBefore: prayers };
    Object.assign(asked, { prayerCount: asked.prayerCount + 1, lastPrayedAt: at, status: 'praying' });
    prayers += 1;
  }

  /** What the desk does for a member who asks whom to pray for. */
  function opensNext(member: Member, at: number): void {
    for (const asked of open) asked.openedByAnotherAt = asked.openedAt[member.index === 0 ? 1 : 0];
    const [next] = prayerOrder(open, at);
    member.open = next ?? null;
    if (!next) {
      member.roundsLeft = 0;
      return;
    }
    next.openedAt[member.index] = at;
    member.nextAt = at + (shortest + random() * (longest - shortest)) * minuteMs;
  }

  function turn(member: Member): void {
    const at = member.nextAt;
    const { open: asked } = member;
    if (asked) {
      member.open = null;
      member.roundsLeft -= 1;
      if (!member.calledAway && !asked.leftUnprayed && random() < 0.15) {
        member.calledAway = true;
        asked.leftUnprayed = true;
        member.nextAt = at + calledAway * minuteMs;
        return;
      }
      pray(asked, at);
    }
    if (member.roundsLeft > 0) opensNext(member, at);
  }

  for (let date = 0; date < days; date += 1) {
    const start = date * day;
    const ordinary = steady ? perDay : upTo(perDay);
    const urgentOrdinary = Math.min(ordinary, upTo(urgentPerDay));
    const crowd = burst > 0 && date % between === between - 1;
    const coming = [
      ...Array.from({ length: ordinary }, (_, index) => index < urgentOrdinary),
      ...Array.from({ length: crowd ? burst : 0 }, (_, index) => index < urgentInBurst),
    ]
      .map((urgent) => ({ urgent, at: start + random() * day }))
      .sort((one, other) => one.at - other.at);
    const first = start + (6 + upTo(12)) * 60 * minuteMs;
    const members: Member[] = ([0, 1] as const).map((index) => ({
      index,
      nextAt: first + (index === 0 ? 0 : upTo(90) * minuteMs),
      roundsLeft: rounds[index],
      calledAway: false,
      open: null,
    }));

    for (;;) {
      const [next] = members.filter((m) => m.roundsLeft > 0).sort((one, other) => one.nextAt - other.nextAt);
      while (coming[0] && (!next || coming[0].at <= next.nextAt)) {
        const { at, urgent } = coming[0];
        arrive(at, urgent);
        coming.shift();
      }
      if (!next) break;
      turn(next);
    }
    // Some are answered, and after a year they go.
    open = open.filter(({ prayerCount, receivedAt }) => {
      const answered = prayerCount > 0 && random() < 0.3;
      return !answered && receivedAt > start - 365 * day;
    });
  }
  return everybody;
}
