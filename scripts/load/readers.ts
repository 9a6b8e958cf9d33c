import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Browser } from './browser';
import { Measurements } from './measurements';

export type Library = Readonly<Record<'en' | 'es', { articles: readonly string[]; modules: readonly string[] }>>;

/** Reading a page takes between these times, 20 seconds on average. */
const thinkMs = { least: 10_000, most: 30_000 };

type Crowd = {
  sites: readonly string[];
  library: Library;
  measurements: Measurements;
  count: number;
  /** All of them come within this time, one after the other. */
  arriveWithinMs: number;
  /** Whether every second one goes from page to page within the site, which asks the CMS for JSON. */
  someClick: boolean;
  leave: AbortSignal;
};

const any = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)];

/** 4,000,000 addresses, so that nobody shares one. */
const addressOf = (reader: number) => `100.${64 + ((reader >> 16) & 63)}.${(reader >> 8) & 255}.${reader & 255}`;

/** The pages of one reader's story, in order. */
function story({ sites, library, measurements, someClick }: Crowd, reader: number): readonly (() => Promise<void>)[] {
  const locale = reader % 3 === 0 ? 'es' : 'en';
  const browser = new Browser(sites[reader % sites.length] ?? '', measurements, { address: addressOf(reader), locale });
  const article = any(library[locale].articles) ?? '';
  const module = any(library[locale].modules) ?? '';
  const home = () => browser.open('home', '/');
  if (someClick && reader % 4 < 2) {
    const form = [`/api/prayer-page?locale=${locale}`, `/api/crisis-lines?locale=${locale}`];
    return [
      home,
      () => browser.read('article, by a click', [`/api/articles/${article}?locale=${locale}`]),
      () => browser.read('module, by a click', [`/api/training-modules/${module}?locale=${locale}`]),
      () => browser.read('form, by a click', form),
    ];
  }
  return [
    home,
    () => browser.open('article', `/resources?article=${article}`),
    () => browser.open('module', `/resources?module=${module}`),
    () => browser.open('form', '/prayer'),
  ];
}

/** Keeps so many readers on the site; whoever has read the story leaves, and somebody else comes. */
export async function keepReaders(crowd: Crowd): Promise<void> {
  let readers = 0;
  const hasEnded = () => crowd.leave.aborted;
  setMaxListeners(0, crowd.leave);
  const pause = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: crowd.leave }).catch(() => undefined);
  const think = () => pause(thinkMs.least + Math.random() * (thinkMs.most - thinkMs.least));

  const one = async (at: number) => {
    await pause((at / crowd.count) * crowd.arriveWithinMs);
    while (!hasEnded()) {
      readers += 1;
      for (const readPage of story(crowd, readers)) {
        if (hasEnded()) return;
        await readPage();
        await think();
      }
    }
  };
  await Promise.all(Array.from({ length: crowd.count }, (_, at) => one(at)));
}

/** So that nobody whose time counts is the first. */
export async function readEveryPage(sites: readonly string[], library: Library): Promise<void> {
  for (const site of sites) {
    for (const locale of ['en', 'es'] as const) {
      const browser = new Browser(site, new Measurements(), { address: addressOf(0), locale });
      const { articles, modules } = library[locale];
      await browser.open('home', '/');
      for (const article of articles) await browser.open('article', `/resources?article=${article}`);
      for (const module of modules) await browser.open('module', `/resources?module=${module}`);
      await browser.open('form', '/prayer');
    }
  }
}
