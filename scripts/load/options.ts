import { parseArgs } from 'node:util';
import { Refusal } from '../lib/refusal';

/** What happens half-way through a run. */
export const events = ['nothing', 'cache emptied', 'database restarted', 'CMS killed'] as const;
export type Event = (typeof events)[number];

export type Options = {
  /** Of each run. */
  minutes: number;
  /** How many are there at the same time. */
  readers: number;
  runs: readonly Event[];
};

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Refusal(`--${name} must be a number above 0: ${text}`);
  return number;
}

/** `npm run load -- --minutes 1 --readers 200 --only "CMS killed"` */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string', default: '10' },
      readers: { type: 'string', default: '1000' },
      only: { type: 'string', multiple: true },
    },
  });
  const unknown = values.only?.find((name) => !events.some((event) => event === name));
  if (unknown !== undefined) throw new Refusal(`--only is none of ${events.join(', ')}: ${unknown}`);
  return {
    minutes: positive('minutes', values.minutes),
    readers: Math.ceil(positive('readers', values.readers)),
    runs: events.filter((event) => values.only?.includes(event) ?? true),
  };
}
