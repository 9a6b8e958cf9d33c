import type { FileHandle } from 'node:fs/promises';
import { errors } from '@strapi/utils';

/** The file is no mp4, or its structure cannot be read, so that it could hide anything. */
export class InvalidVideoError extends errors.ValidationError {
  constructor(reason: string) {
    super(`The video cannot be read: ${reason}`);
  }
}

/** Browsers that do not know its codec play the sound alone. */
export class UnplayableVideoError extends errors.ValidationError {
  constructor() {
    super(
      'Many browsers show this video black. On an iPhone, choose Settings > Camera > Formats > “Most Compatible” and record it again; elsewhere, export it as H.264',
    );
  }
}

/** A box of an mp4: its type, and where the box and its body begin and end in the file. */
export type Box = { type: string; start: number; body: number; end: number };

const mostBoxes = 100_000;
/** An hour of video needs tables of a few megabytes. */
const largestTable = 32 * 1024 * 1024;

async function readExactly(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, start);
  if (bytesRead !== length) throw new InvalidVideoError('it ends too early');
  return bytes;
}

export async function readBoxes(file: FileHandle, start: number, end: number): Promise<Box[]> {
  const boxes: Box[] = [];
  let next = start;
  while (next < end) {
    if (boxes.length === mostBoxes || end - next < 8)
      throw new InvalidVideoError('it has too many boxes, or half of one');
    const head = await readExactly(file, next, Math.min(16, end - next));
    const short = head.readUInt32BE(0);
    const long = short === 1;
    if (long && head.length < 16) throw new InvalidVideoError('a box has half a length');
    // A size of zero means the rest of the file.
    const length = long ? Number(head.readBigUInt64BE(8)) : short === 0 ? end - next : short;
    const body = next + (long ? 16 : 8);
    if (next + length < body || next + length > end)
      throw new InvalidVideoError('a box is longer than what it lies in');
    boxes.push({ type: head.toString('latin1', 4, 8), start: next, body, end: next + length });
    next += length;
  }
  return boxes;
}

export function readBody(file: FileHandle, { body, end }: Box): Promise<Buffer> {
  if (end - body > largestTable) throw new InvalidVideoError('a table is too long');
  return readExactly(file, body, end - body);
}
