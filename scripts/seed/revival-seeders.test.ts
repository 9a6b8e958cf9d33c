import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { EventMediaSeed } from './content-types';
import { eventMedia } from './content/event-media';
import { revivalEvents as revivalEventsEn } from './content/en/revival-events';
import { revivalEvents as revivalEventsEs } from './content/es/revival-events';
import { assets } from './media/assets';
import { revivalSeeders } from './revival-seeders';

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
    expect(new Set(counted)).toEqual(new Set(['true,false,false', 'true,true,false', 'true,true,true']));
  });

  it('tell nothing of a place that is kept to its region, in their texts or in a file’s name', () => {
    const hidden = (['en', 'es'] as const).flatMap((locale) =>
      events[locale].filter(({ placeIsRegionOnly }) => placeIsRegionOnly),
    );
    expect(hidden).toHaveLength(2);
    for (const { date, title, region, description, location } of hidden) {
      const shown = media.find(([event]) => event === date)?.[1] ?? [];
      const told = [title, description, ...shown.flatMap((item) => [item.mediaUrl, item.caption])]
        .join(' ')
        .toLowerCase();
      const words = location.toLowerCase().match(/\p{L}{7,}/gu) ?? [];
      const secret = words.filter((word) => !region.toLowerCase().includes(word));
      expect(secret).not.toEqual([]);
      for (const word of secret) expect(told).not.toContain(word);
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
    const entries = await revivalSeeders[1]?.entries('en');
    for (const [date, list] of media) {
      const orders = entries?.filter(({ event }) => event === date).map(({ sortOrder }) => sortOrder);
      expect(orders).toEqual(list.map((_, index) => index + 1));
    }
  });

  it('has a caption in both languages, and a picture in a video’s place', () => {
    for (const { mediaType, caption, thumbnailUrl } of items) {
      const [english = '', spanish = '', ...more] = caption.split(' · ');
      expect(more, caption).toEqual([]);
      expect(spanish, caption).not.toBe(english);
      expect(spanish.length, caption).toBeGreaterThan(0);
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
