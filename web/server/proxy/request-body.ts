import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Shares } from '../shares';
import { MeteredStream } from './metered-stream';
import { Refusal } from './refusal';

const deadline = 10_000;
const firstPiece = 4_096;

export type Memory = { shares: Shares; owner: string };
export type WholeBody = { bytes: Buffer; release: () => void };

/** Takes in a small body whole, within its limit and ten seconds. Whoever gets it releases its memory. */
export function readBody(source: IncomingMessage, limit: number, { shares, owner }: Memory): Promise<WholeBody> {
  return new Promise((resolve, reject) => {
    // Grown by doubling: a list of the pieces would let one-byte pieces cost a hundred times what was sent.
    let bytes = Buffer.alloc(0);
    let length = 0;
    const release = () => shares.giveBack(owner, bytes.length);

    const makeRoomFor = (needed: number): void => {
      if (needed > limit) throw new Refusal(413);
      if (needed <= bytes.length) return;
      const capacity = Math.min(limit, Math.max(firstPiece, needed, 2 * bytes.length));
      const taken = shares.take(owner, capacity - bytes.length);
      if (taken !== 'taken') throw new Refusal(taken === 'owner-full' ? 429 : 503);
      const grown = Buffer.allocUnsafe(capacity);
      bytes.copy(grown, 0, 0, length);
      bytes = grown;
    };
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      source.off('data', take).off('end', succeed).off('error', abort).off('close', abort);
      finish();
    };
    const fail = (error: unknown) =>
      settle(() => {
        release();
        // Errors of the connection have no listener any more, and there is nobody to tell.
        source.on('error', () => undefined);
        reject(error instanceof Error ? error : new Error('The body cannot be read', { cause: error }));
      });
    const take = (chunk: Buffer) => {
      try {
        makeRoomFor(length + chunk.length);
      } catch (error) {
        fail(error);
        return;
      }
      chunk.copy(bytes, length);
      length += chunk.length;
    };
    const succeed = () => settle(() => resolve({ bytes: bytes.subarray(0, length), release }));
    const abort = () => fail(new Refusal(400));
    const timer = setTimeout(() => fail(new Refusal(408)), deadline);

    try {
      // Refused before a byte of it is read, where the visitor says how much will come.
      const announced = Number(source.headers['content-length'] ?? 0);
      if (announced > limit) throw new Refusal(413);
      makeRoomFor(Math.min(firstPiece, limit));
      source.on('data', take).on('end', succeed).on('error', abort).on('close', abort);
    } catch (error) {
      fail(error);
    }
  });
}

/** Passes on a large body as it comes, from its first piece: until then nothing is held up for it. */
export function streamBody(source: IncomingMessage): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const stream = new MeteredStream({ visitor: 'sends', onStall: () => stream.destroy(new Refusal(408)) });
    const timer = setTimeout(() => stream.destroy(new Refusal(408)), deadline);
    const start = () => {
      clearTimeout(timer);
      resolve(stream);
    };
    stream.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    // Not by a pipeline, which would close the connection before the visitor has the answer.
    source.once('close', () => {
      if (!stream.writableEnded) stream.destroy(new Refusal(400));
    });
    source.once('data', start).once('end', start);
    source.pipe(stream);
  });
}
