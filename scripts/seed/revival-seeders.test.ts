import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { EventMediaSeed } from './content-types';
import { eventMedia } from './content/event-media';
import { revivalEvents as revivalEventsEn } from './content/en/revival-events';
import { revivalEvents as revivalEventsEs } from './content/es/revival-events';
import { assets } from './media/assets';
import { seeders } from './seeders';

/** The one to which everybody was invited: the site shows the invitation. */
const publicGathering = '2026-08-16';

const events = { en: revivalEventsEn, es: revivalEventsEs };
const media: [string, readonly EventMediaSeed[]][] = Object.entries(eventMedia);
const items = media.flatMap(([, list]) => list);

const files = fileURLToPath(new URL('media/files/', import.meta.url));
const revivalAssets = assets.filter(({ folder }) => folder[1] === 'Revival');
const publicPath = ({ folder, name }: (typeof assets)[number]) =>
  ['/public-objects', ...folder.slice(1), name].join('/');

describe('the revival events', () => {
  it('tell the same facts in the same order in both languages', () => {
    const facts = (locale: keyof typeof events) =>
      events[locale].map(({ date, placeIsRegionOnly, attendance, salvations, healings }) => [
        date,
        placeIsRegionOnly,
        attendance,
        salvations,
        healings,
      ]);
    expect(facts('es')).toEqual(facts('en'));
  });

  it('are dated, each on a day of its own, the newest first, and none lies ahead', () => {
    const dates = events.en.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort().reverse());
    for (const date of dates) {
      expect(new Date(date).toISOString()).toBe(`${date}T00:00:00.000Z`);
      expect(new Date(date).getTime()).toBeLessThan(Date.now());
    }
  });

  it('leave no text empty, none untranslated and none twice', () => {
    for (const [index, english] of events.en.entries()) {
      const spanish = events.es[index];
      for (const name of ['title', 'location', 'region', 'description'] as const) {
        expect(english[name].trim()).not.toBe('');
        expect(spanish?.[name].trim()).not.toBe('');
      }
      expect(spanish?.title).not.toBe(english.title);
      expect(spanish?.description).not.toBe(english.description);
    }
    const sentences = [...events.en, ...events.es].flatMap(({ description }) => description.split(/(?<=[.?!])\s+/));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  it('show every way in which numbers may be there or not', () => {
    const counted = events.en.map(({ attendance, salvations, healings }) =>
      [attendance, salvations, healings].map((number) => number > 0).join(),
    );
    expect(new Set(counted)).toEqual(
      new Set(['false,false,false', 'true,false,false', 'true,true,false', 'true,true,true']),
    );
  });

  it('write down no more of a location than its region where believers have to be careful', () => {
    const careful = (['en', 'es'] as const).flatMap((locale) =>
      events[locale].filter(({ region }) => /pa[kq]ist[aá]n/i.test(region)),
    );
    expect(careful).toHaveLength(6);
    for (const { placeIsRegionOnly, location, region } of careful) {
      expect(placeIsRegionOnly).toBe(true);
      expect(location).toBe(region);
    }
    const towns = /rawalpindi|karachi|khanewal|lahore|islamabad|multan|faisalabad|peshawar|hyderabad|quetta|sialkot/i;
    const told = [
      JSON.stringify(events),
      JSON.stringify(media),
      JSON.stringify(assets.map(({ file, folder }) => [file, folder])),
    ];
    for (const text of told) expect(text).not.toMatch(towns);
  });

  it('count nobody and name no child at a gathering that is said to be secret', () => {
    const numbers =
      /\d|\b(?:eleven|nineteen|forty|fifty|ninety|hundred|once|diecinueve|cuarenta|cincuenta|noventa|cien|cientos)\b/i;
    const children = /\b(?:child|children|girl|boy|grandson|teenager|niñ[oa]s?|muchach[oa]s?|niet[oa]|adolescente)\b/i;
    for (const locale of ['en', 'es'] as const) {
      for (const event of events[locale].filter(({ placeIsRegionOnly }) => placeIsRegionOnly)) {
        expect(event.description, event.title).not.toMatch(children);
        if (event.date === publicGathering) continue;
        expect([event.attendance, event.salvations, event.healings], event.title).toEqual([0, 0, 0]);
        expect(event.description, event.title).not.toMatch(numbers);
      }
    }
  });
});

describe('what is shown of them', () => {
  it('is two to four items an event, videos among them', () => {
    expect(media.map(([date]) => date)).toEqual(events.en.map(({ date }) => date));
    for (const [date, list] of media) {
      expect(list.length, date).toBeGreaterThanOrEqual(2);
      expect(list.length, date).toBeLessThanOrEqual(4);
    }
    expect(items.filter(({ mediaType }) => mediaType === 'video').length).toBeGreaterThanOrEqual(2);
  });

  it('is numbered from 1 for each event', async () => {
    const entries = await seeders.find(({ uid }) => uid === 'api::event-media.event-media')?.entries('en');
    for (const [date, list] of media) {
      const orders = entries?.filter(({ event }) => event === date).map(({ sortOrder }) => sortOrder);
      expect(orders).toEqual(list.map((_, index) => index + 1));
    }
  });

  it('has a caption in both languages, and a picture in a video’s place', () => {
    for (const { mediaType, caption, captionEs, thumbnailUrl } of items) {
      for (const text of [caption, captionEs]) expect(text).toMatch(/^[^·]+$/);
      expect(captionEs).not.toBe(caption);
      expect(thumbnailUrl === null, caption).toBe(mediaType === 'image');
    }
    expect(new Set(items.map(({ caption }) => caption)).size).toBe(items.length);
  });

  it('lies where its address leads, and everything that lies there is shown', () => {
    const addresses = items.flatMap(({ mediaUrl, thumbnailUrl }) => [mediaUrl, thumbnailUrl ?? mediaUrl]);
    const inLibrary = new Set(addresses.filter((address) => address.startsWith('/public-objects/')));
    expect([...inLibrary].sort()).toEqual(revivalAssets.map(publicPath).sort());
    const named = addresses.filter((address) => !inLibrary.has(address)).map((address) => address.replace(/^.*\//, ''));
    for (const name of named) expect(assets.map((asset) => asset.name)).toContain(name);
  });

  it('is small enough for a slow line', () => {
    const names = readdirSync(files);
    for (const { file, mimetype } of revivalAssets) {
      expect(names).toContain(file);
      const largest = mimetype === 'video/mp4' ? 1_500_000 : 120_000;
      expect(statSync(`${files}${file}`).size, file).toBeLessThan(largest);
    }
  });
});
