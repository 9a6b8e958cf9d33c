import { open, type FileHandle } from 'node:fs/promises';
import { InvalidVideoError, readBody, readBoxes, type Box } from './mp4-boxes';
import { gapsBetween, readChunks, type Chunk, type Range } from './mp4-samples';

/** By the box that contains them. All others go, because cameras store the location in various boxes and tracks. */
const needed: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'pdin', 'moov', 'mdat', 'moof', 'mfra', 'sidx', 'ssix', 'prft'],
  moov: ['mvhd', 'iods', 'mvex', 'trak'],
  trak: ['tkhd', 'tapt', 'edts', 'load', 'trgr', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  minf: ['vmhd', 'smhd', 'hdlr', 'dinf', 'stbl'],
  stbl: [
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stsh', 'stps', 'sdtp'],
    ...['sbgp', 'sgpd', 'subs', 'padb', 'stdp'],
  ],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd', 'subs'],
};

const keptTracks = ['vide', 'soun'];

/** The changes to make: boxes that become free space, and bytes that become zeros. */
type Changes = { unused: Box[]; blank: Range[]; fragmented: boolean; dropped: boolean; chunks: Chunk[] };

async function handlerOf(file: FileHandle, media: readonly Box[]): Promise<string> {
  const handler = media.find(({ type }) => type === 'hdlr');
  return handler ? (await readBody(file, handler)).toString('latin1', 8, 12) : '';
}

function discard({ unused, blank }: Changes, box: Box): void {
  unused.push(box);
  blank.push([box.body, box.end]);
}

/** Subtitle and metadata tracks go, because they can record the camera's position every second. */
async function lookThroughTrack(file: FileHandle, track: Box, changes: Changes): Promise<void> {
  const media = (await readBoxes(file, track.body, track.end)).find(({ type }) => type === 'mdia');
  const inMedia = media ? await readBoxes(file, media.body, media.end) : [];
  if (!keptTracks.includes(await handlerOf(file, inMedia))) {
    discard(changes, track);
    changes.dropped = true;
    return;
  }
  await lookThrough(file, track, changes);
}

async function lookThrough(file: FileHandle, box: Box, changes: Changes): Promise<void> {
  const kept = needed[box.type];
  if (!kept) return;
  const boxes = await readBoxes(file, box.body, box.end);
  if (box.type === 'stbl') changes.chunks.push(...(await readChunks(file, boxes)));
  for (const inner of boxes) {
    if (!kept.includes(inner.type)) {
      discard(changes, inner);
    } else if (inner.type === 'trak') {
      await lookThroughTrack(file, inner, changes);
    } else {
      changes.fragmented ||= inner.type === 'moof' || inner.type === 'mvex';
      await lookThrough(file, inner, changes);
    }
  }
}

const zeros = Buffer.alloc(64 * 1024);

async function apply(file: FileHandle, { unused, blank }: Changes): Promise<void> {
  for (const { start } of unused) {
    await file.write('free', start + 4, 'latin1');
  }
  for (const [start, end] of blank) {
    for (let place = start; place < end; place += zeros.length) {
      await file.write(zeros, 0, Math.min(zeros.length, end - place), place);
    }
  }
}

/** Works in place: video and audio keep their offsets, so nothing needs to be encoded again. */
export async function cleanVideo(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const changes: Changes = { unused: [], blank: [], fragmented: false, dropped: false, chunks: [] };
    const whole = { type: 'file', start: 0, body: 0, end: size };
    await lookThrough(file, whole, changes);
    if (changes.fragmented && changes.dropped) {
      throw new InvalidVideoError('its tracks cannot be told apart');
    }
    // Bytes that no video or audio sample refers to belong to removed tracks, or were hidden between samples.
    if (changes.chunks.length > 0 && !changes.fragmented) {
      const data = (await readBoxes(file, 0, size)).filter(({ type }) => type === 'mdat');
      changes.blank.push(...data.flatMap(({ body, end }) => gapsBetween([body, end], changes.chunks)));
    }
    await apply(file, changes);
  } finally {
    await file.close();
  }
}
