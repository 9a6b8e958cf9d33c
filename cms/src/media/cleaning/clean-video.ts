import { open, type FileHandle } from 'node:fs/promises';
import { InvalidVideoError, readBody, readBoxes, UnplayableVideoError, type Box } from './mp4-boxes';
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

const playedTracks = ['vide', 'soun'];

/** HEVC, MPEG-4 Part 2, H.263, ProRes and Motion JPEG. */
const unplayableCodec = /^(?:hvc1|hev1|dvh[1e]|mp4v|[hs]263|ap[48c][a-z]|jpeg|mjp[ab])$/i;

/** The changes to make: boxes that become free space, and bytes that become zeros. */
type Changes = {
  unused: Box[];
  blank: Range[];
  fragmented: boolean;
  dropped: boolean;
  chunks: Chunk[];
  offsetTables: Box[];
};

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
  if (!playedTracks.includes(await handlerOf(file, inMedia))) {
    discard(changes, track);
    changes.dropped = true;
    return;
  }
  await lookThrough(file, track, changes);
}

async function checkCodecs(file: FileHandle, descriptions: Box): Promise<void> {
  const table = await readBody(file, descriptions);
  // After a version and a count, each entry begins with its length and the name of its codec.
  for (let at = 8; at + 8 <= table.length; at += Math.max(8, table.readUInt32BE(at))) {
    if (unplayableCodec.test(table.toString('latin1', at + 4, at + 8))) throw new UnplayableVideoError();
  }
}

async function lookThrough(file: FileHandle, box: Box, changes: Changes): Promise<void> {
  const neededBoxes = needed[box.type];
  if (!neededBoxes) return;
  const boxes = await readBoxes(file, box.body, box.end);
  if (box.type === 'stbl') changes.chunks.push(...(await readChunks(file, boxes)));
  for (const inner of boxes) {
    if (inner.type === 'stsd') await checkCodecs(file, inner);
    if (inner.type === 'stco' || inner.type === 'co64') changes.offsetTables.push(inner);
    if (!neededBoxes.includes(inner.type)) {
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
    for (let position = start; position < end; position += zeros.length) {
      await file.write(zeros, 0, Math.min(zeros.length, end - position), position);
    }
  }
}

/** Moves `moov` before the data, so that a player can begin before it has read to the end. */
async function moveIndexForward(file: FileHandle, boxes: readonly Box[], tables: readonly Box[]): Promise<void> {
  const moov = boxes.find(({ type }) => type === 'moov');
  const data = boxes.find(({ type }) => type === 'mdat');
  if (!moov || !data || moov.start < data.start) return;
  const index = await readBody(file, { ...moov, body: moov.start });
  // A length of zero means the rest of the file.
  if (index.readUInt32BE(0) === 0) index.writeUInt32BE(index.length, 0);
  for (const { type, body, end } of tables.filter((table) => table.body > moov.start && table.end <= moov.end)) {
    const width = type === 'co64' ? 8 : 4;
    // After a version and a count. Files are far smaller than 4 GB, so the lower half of a wide offset is all of it.
    for (let at = body - moov.start + 4 + width; at + 4 <= end - moov.start; at += width) {
      const offset = index.readUInt32BE(at);
      if (offset >= data.start && offset < moov.start) index.writeUInt32BE(offset + index.length, at);
    }
  }
  for (let end = moov.start; end > data.start; end = Math.max(data.start, end - zeros.length)) {
    const start = Math.max(data.start, end - zeros.length);
    await file.write(await readBody(file, { type: '', start, body: start, end }), 0, end - start, start + index.length);
  }
  await file.write(index, 0, index.length, data.start);
}

/** Works in place: video and audio are not encoded again. */
export async function cleanVideo(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const changes: Changes = { unused: [], blank: [], fragmented: false, dropped: false, chunks: [], offsetTables: [] };
    const whole = { type: 'file', start: 0, body: 0, end: size };
    await lookThrough(file, whole, changes);
    if (changes.fragmented && changes.dropped) throw new InvalidVideoError('its tracks cannot be told apart');
    const boxes = await readBoxes(file, 0, size);
    // Bytes that no video or audio sample refers to belong to removed tracks, or were hidden between samples.
    if (changes.chunks.length > 0 && !changes.fragmented) {
      const data = boxes.filter(({ type }) => type === 'mdat');
      changes.blank.push(...data.flatMap(({ body, end }) => gapsBetween([body, end], changes.chunks)));
    }
    await apply(file, changes);
    if (!changes.fragmented) await moveIndexForward(file, boxes, changes.offsetTables);
  } finally {
    await file.close();
  }
}
