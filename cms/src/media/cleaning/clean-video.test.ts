import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { box, locatedVideo, location, shown } from '../../../tests/support/located-media';
import { cleanVideo } from './clean-video';
import { InvalidVideoError, UnplayableVideoError } from './mp4-boxes';
import { gapsBetween } from './mp4-samples';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clean-video-'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

async function cleaned(bytes: Buffer): Promise<Buffer> {
  const path = join(directory, 'video.mp4');
  await writeFile(path, bytes);
  await cleanVideo(path);
  return readFile(path);
}

const start = box('ftyp', 'isom', [0, 0, 2, 0], 'isommp42');
const long = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
const words = (...values: readonly number[]) => Buffer.concat(values.map((value) => long(value).subarray(4)));

const handler = (type: string) => box('hdlr', words(0, 0), type, words(0, 0, 0));

function movieWith(type: string, ...tables: readonly Buffer[]): Buffer {
  return box('moov', box('trak', box('mdia', handler(type), box('minf', box('stbl', ...tables)))));
}

test('a video with a location loses it alone: cleaned once more, nothing changes', async () => {
  const once = await cleaned(locatedVideo().bytes);
  expect(once.includes(location)).toBe(false);
  expect(await cleaned(once)).toEqual(once);
});

test('what follows at once is left with samples whose one size is not told in bytes', async () => {
  const tables = (at: number) => [
    box('stsc', words(0, 1, 1, 4, 1)),
    box('stsz', words(0, 1, 4)),
    box('co64', words(0, 1), long(at)),
  ];
  const at = start.length + movieWith('soun', ...tables(0)).length + 8;
  const bytes = Buffer.concat([start, movieWith('soun', ...tables(at)), box('mdat', shown)]);
  expect(await cleaned(bytes)).toEqual(bytes);
});

test.each([
  ['stco', (at: number) => box('stco', words(0, 1, at))],
  ['co64', (at: number) => box('co64', words(0, 1), long(at))],
])('an index at the end is moved before the data, with its offsets in %s', async (_, offsets) => {
  const samples = 'x'.repeat(200_000) + shown;
  const tables = (at: number) => [
    box('stsc', words(0, 1, 1, 1, 1)),
    box('stsz', words(0, 0, 1, samples.length)),
    offsets(at),
  ];
  const movie = (at: number) => movieWith('vide', ...tables(at));
  const data = box('mdat', samples);
  const last = box('free', 'after');
  const ended = Buffer.concat([start, data, movie(start.length + 8), last]);
  const moved = await cleaned(ended);
  const begun = Buffer.concat([start, movie(start.length + movie(0).length + 8), data, box('free', Buffer.alloc(5))]);
  expect(moved.equals(begun)).toBe(true);
  expect(await cleaned(moved)).toEqual(moved);
  const twice = Buffer.concat([start, data, movie(start.length + 8), movie(start.length + 8)]);
  expect((await cleaned(twice)).length).toBe(twice.length);
});

test('short sizes are read, of half a byte too', async () => {
  const tables = (at: number) => [
    box('stsc', words(0, 1, 1, 3, 1)),
    box('stz2', words(0, 4, 3), [0x12, 0x30]),
    box('stco', words(0, 1, at)),
  ];
  const at = start.length + movieWith('vide', ...tables(0)).length + 8;
  const clean = await cleaned(Buffer.concat([start, movieWith('vide', ...tables(at)), box('mdat', shown)]));
  expect(clean.toString('latin1', at)).toBe(shown.slice(0, 6) + '\0'.repeat(shown.length - 6));
});

test('a box may tell its length in eight bytes, or that it reaches to the end', async () => {
  const unknown = Buffer.concat([words(1), Buffer.from('gps '), long(16 + location.length), Buffer.from(location)]);
  const last = Buffer.concat([words(0), Buffer.from('uuid'), Buffer.from(location)]);
  const clean = await cleaned(Buffer.concat([start, unknown, last]));
  expect(clean.length).toBe(start.length + unknown.length + last.length);
  expect(clean.includes(location)).toBe(false);
  expect(clean.toString('latin1', start.length + 4, start.length + 8)).toBe('free');
});

describe('a video in fragments', () => {
  const fragment = Buffer.concat([box('moof', box('mfhd', words(0, 1)), box('udta', location)), box('mdat', shown)]);
  const empty = [box('stsc', words(0, 0)), box('stsz', words(0, 0, 0)), box('stco', words(0, 0))];

  test('keeps what is shown and loses its location', async () => {
    const clean = await cleaned(Buffer.concat([start, movieWith('vide', ...empty), box('mvex'), fragment]));
    expect(clean.includes(shown)).toBe(true);
    expect(clean.includes(location)).toBe(false);
  });

  test('with a track that measures is refused', async () => {
    const bytes = Buffer.concat([start, movieWith('vide', ...empty), movieWith('meta', ...empty), fragment]);
    await expect(cleaned(bytes)).rejects.toBeInstanceOf(InvalidVideoError);
  });
});

const noSamples = [box('stsc', words(0, 0)), box('stsz', words(0, 0, 0)), box('stco', words(0, 0))];
const codedIn = (...codecs: readonly string[]) =>
  box('stsd', words(0, codecs.length), ...codecs.map((codec) => box(codec, Buffer.alloc(70))));

test.each(['hvc1', 'hev1', 'dvh1', 'mp4v', 's263', 'apcn', 'ap4h', 'jpeg'])(
  'a video in %s, which many browsers show black, is refused',
  async (codec) => {
    for (const codecs of [[codec], ['avc1', codec]]) {
      const bytes = Buffer.concat([start, movieWith('vide', codedIn(...codecs), ...noSamples)]);
      await expect(cleaned(bytes)).rejects.toBeInstanceOf(UnplayableVideoError);
    }
  },
);

test.each(['avc1', 'avc3', 'av01', 'vp09', 'mp4a', 'Opus'])('%s is accepted', async (codec) => {
  const bytes = Buffer.concat([start, movieWith('vide', codedIn(codec), ...noSamples)]);
  expect(await cleaned(bytes)).toEqual(bytes);
});

test.each([
  ['a table longer than its box', [box('stsc', words(0, 9)), box('stsz', words(0, 0, 0)), box('stco', words(0, 0))]],
  ['more chunks than fit', [box('stsc', words(0, 0)), box('stsz', words(0, 0, 0)), box('stco', words(0, 0xffffffff))]],
  ['no sizes', [box('stsc', words(0, 0)), box('stco', words(0, 0))]],
])('with %s it is refused', async (_name, tables) => {
  await expect(cleaned(Buffer.concat([start, movieWith('vide', ...tables)]))).rejects.toBeInstanceOf(InvalidVideoError);
});

test('what no chunk takes lies before, between and behind them', () => {
  const chunks = [
    { start: 40, length: 10 },
    { start: 20, length: 10 },
    { start: 25, length: 10 },
    { start: 500, length: 10 },
  ];
  expect(gapsBetween([10, 60], chunks)).toEqual([
    [10, 20],
    [35, 40],
    [50, 60],
  ]);
  expect(gapsBetween([10, 60], [])).toEqual([[10, 60]]);
  expect(gapsBetween([10, 60], [{ start: 20, length: undefined }])).toEqual([[10, 20]]);
});
