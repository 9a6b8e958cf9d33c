import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { BodyMemory, HeldBody } from './body-memory';
import { MeteredStream } from './metered-stream';
import { Refusal } from './refusal';

const timeoutMs = 10_000;
const initialCapacity = 4_096;

export type WholeBody = { bytes: Buffer; release: () => void };

/** Receives the whole of a small body within ten seconds. The caller releases its memory. */
export function readBody(source: IncomingMessage, memory: BodyMemory, owner: string): Promise<WholeBody> {
  return new Promise((resolve, reject) => {
    const declared = Number(source.headers['content-length']);
    // Doubled as it fills: a body that declares much and sends little takes little memory.
    let bytes = Buffer.alloc(0);
    let length = 0;

    const grow = (needed: number): void => {
      if (needed <= bytes.length) return;
      const capacity = Math.min(declared, Math.max(initialCapacity, needed, 2 * bytes.length));
      memory.grow(held, capacity);
      const grown = Buffer.allocUnsafe(capacity);
      bytes.copy(grown, 0, 0, length);
      bytes = grown;
    };
    const settle = (): void => {
      clearTimeout(timer);
      source.off('data', take).off('end', succeed).off('error', leave).off('close', leave);
      // Swallow later connection errors.
      source.on('error', () => undefined);
    };
    const fail = (refusal: Refusal): void => {
      settle();
      memory.release(held);
      reject(refusal);
    };
    const take = (chunk: Buffer): void => {
      try {
        grow(length + chunk.length);
      } catch (error) {
        fail(error instanceof Refusal ? error : new Refusal(503, { cause: error }));
        return;
      }
      chunk.copy(bytes, length);
      length += chunk.length;
    };
    const succeed = (): void => {
      settle();
      memory.finish(held);
      resolve({ bytes: bytes.subarray(0, length), release: () => memory.release(held) });
    };
    const leave = () => fail(new Refusal(400));
    const held: HeldBody = { owner, size: 0, drop: () => fail(new Refusal(408)) };
    const timer = setTimeout(held.drop, timeoutMs);

    memory.begin(held);
    source.on('data', take).on('end', succeed).on('error', leave).on('close', leave);
  });
}

/** Streams a large body from its first bytes on: until they arrive, it occupies no connection to the CMS. */
export function streamBody(source: IncomingMessage): Promise<Readable> {
  return new Promise((resolve, reject) => {
    const stream = new MeteredStream({ visitor: 'sends', onStall: () => stream.destroy(new Refusal(408)) });
    const timer = setTimeout(() => stream.destroy(new Refusal(408)), timeoutMs);
    const start = () => {
      clearTimeout(timer);
      resolve(stream);
    };
    stream.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    // `pipeline` would close the connection before the visitor has the answer.
    source.once('close', () => {
      if (!stream.writableEnded) stream.destroy(new Refusal(400));
    });
    source.once('data', start).once('end', start);
    source.pipe(stream);
  });
}
