import type { ServerResponse } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { Quota } from '../quota';
import { MeteredStream } from './metered-stream';

/** An answer up to this size is read from the CMS at once, however slowly the visitor reads it. */
const largestBuffer = 2 ** 20;
/** For an answer of unknown length. */
const defaultBuffer = 2 ** 18;
/** For an answer when the memory is full. */
const smallestBuffer = 2 ** 14;
/** Bytes that all buffers may take, and those of one address. */
const memory = { all: 64 * 2 ** 20, each: 8 * 2 ** 20 };

export type Reader = { visitor: ServerResponse; owner: string; hasWaiting: () => boolean };

/** Buffers answers for slow readers, so that they do not occupy a connection to the CMS. */
export class AnswerBuffers {
  readonly #memory = new Quota(memory.all, memory.each);

  /** `length` is NaN if the CMS does not declare it. */
  buffer(body: Readable, length: number, { visitor, owner, hasWaiting }: Reader): Readable {
    const wanted = Number.isNaN(length) ? defaultBuffer : Math.min(length, largestBuffer);
    const isGranted = this.#memory.acquire(owner, wanted);
    if (isGranted) visitor.once('close', () => this.#memory.release(owner, wanted));
    const capacity = Math.max(smallestBuffer, isGranted ? wanted : 0);
    const buffer: MeteredStream = new MeteredStream({
      capacity,
      visitor: 'reads',
      // Once the whole answer is here, it occupies no connection any more.
      blocksOthers: () => !buffer.writableEnded && hasWaiting(),
      onStall: () => visitor.destroy(),
    });
    // A truncated answer must break the connection, or the client would treat it as complete.
    pipeline(body, buffer, () => undefined);
    return buffer;
  }
}
