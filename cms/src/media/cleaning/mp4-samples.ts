import type { FileHandle } from 'node:fs/promises';
import { InvalidVideoError, readBody, type Box } from './mp4-boxes';

/** Start (inclusive) and end (exclusive). */
export type Range = readonly [start: number, end: number];

/** A uniform sample size is not always in bytes, so the length may be unknown. */
export type Chunk = { start: number; length: number | undefined };

const entriesAt = 4;

/** The entries of a table after its version and count, `width` bytes each, starting at byte `at`. */
function numbers(table: Buffer, at: number, count: number, width: 1 | 2 | 4 | 8): number[] {
  if (at + count * width > table.length) throw new InvalidVideoError('a table is cut off');
  return Array.from({ length: count }, (_, index) => {
    const offset = at + index * width;
    return width === 8 ? Number(table.readBigUInt64BE(offset)) : table.readUIntBE(offset, width);
  });
}

function readCount(table: Buffer, at: number): number {
  if (table.length < at + 4) throw new InvalidVideoError('a table has no length');
  return table.readUInt32BE(at);
}

/** The size of every sample, or undefined if one size holds for all. */
function sampleSizes(type: string, table: Buffer): number[] | undefined {
  const count = readCount(table, 8);
  if (type === 'stsz') return table.readUInt32BE(4) === 0 ? numbers(table, 12, count, 4) : undefined;
  const bits = table.readUInt8(7);
  if (bits === 4) {
    const pairs = numbers(table, 12, Math.ceil(count / 2), 1);
    return pairs.flatMap((pair) => [pair >> 4, pair & 15]).slice(0, count);
  }
  return numbers(table, 12, count, bits === 16 ? 2 : 1);
}

function samplesPerChunk(table: Buffer, chunks: number): number[] {
  const fields = numbers(table, entriesAt + 4, readCount(table, entriesAt) * 3, 4);
  const counts = new Array<number>(chunks).fill(0);
  for (let entry = 0; entry < fields.length; entry += 3) {
    counts.fill(fields[entry + 1] ?? 0, Math.max(0, (fields[entry] ?? 1) - 1));
  }
  return counts;
}

export async function readChunks(file: FileHandle, tables: readonly Box[]): Promise<Chunk[]> {
  const table = async (...types: string[]) => {
    const box = tables.find(({ type }) => types.includes(type));
    return box && { type: box.type, bytes: await readBody(file, box) };
  };
  const [offsets, perChunk, sizes] = [await table('stco', 'co64'), await table('stsc'), await table('stsz', 'stz2')];
  if (!offsets || !perChunk || !sizes) throw new InvalidVideoError('a track has no tables');

  const count = readCount(offsets.bytes, entriesAt);
  const starts = numbers(offsets.bytes, entriesAt + 4, count, offsets.type === 'stco' ? 4 : 8);
  const sampleCounts = samplesPerChunk(perChunk.bytes, starts.length);
  const lengths = sampleSizes(sizes.type, sizes.bytes);
  let sample = 0;
  return starts.map((start, index) => {
    const first = sample;
    sample += sampleCounts[index] ?? 0;
    return { start, length: lengths?.slice(first, sample).reduce((sum, length) => sum + length, 0) };
  });
}

/** The ranges of `whole` that no chunk covers. A chunk of unknown length extends to the next one. */
export function gapsBetween(whole: Range, chunks: readonly Chunk[]): Range[] {
  const [begin, end] = whole;
  const sorted = chunks.filter(({ start }) => start >= begin && start < end).sort((a, b) => a.start - b.start);
  const gaps: Range[] = [];
  let taken = begin;
  sorted.forEach(({ start, length }, index) => {
    if (start > taken) gaps.push([taken, start]);
    const ends = length === undefined ? (sorted[index + 1]?.start ?? end) : start + length;
    taken = Math.max(taken, ends);
  });
  if (taken < end) gaps.push([taken, end]);
  return gaps;
}
