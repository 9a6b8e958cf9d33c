import type { ServerResponse } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { Shares } from '../shares';
import { MeteredStream } from './metered-stream';

/** An answer up to this size is taken from the CMS at once, however slowly the visitor reads it. */
const largestBuffer = 2 ** 20;
/** For an answer of unknown length. */
const usualBuffer = 2 ** 18;
/** For an answer that finds no memory left. */
const smallestBuffer = 2 ** 14;
/** Bytes that all buffers may hold together, and those of one address among them. */
const memory = { all: 64 * 2 ** 20, each: 8 * 2 ** 20 };

export type Reader = { visitor: ServerResponse; owner: string; isWaitedFor: () => boolean };

/** Holds answers for those who read slowly, so that they do not hold a connection to the CMS. */
export class AnswerBuffers {
  readonly #memory = new Shares(memory.all, memory.each);

  /** `length`: NaN where the CMS does not say it. */
  buffer(body: Readable, length: number, { visitor, owner, isWaitedFor }: Reader): Readable {
    const wanted = Number.isNaN(length) ? usualBuffer : Math.min(length, largestBuffer);
    const isGranted = this.#memory.take(owner, wanted) === 'taken';
    if (isGranted) visitor.once('close', () => this.#memory.giveBack(owner, wanted));
    const capacity = Math.max(smallestBuffer, isGranted ? wanted : 0);
    const buffer: MeteredStream = new MeteredStream({
      capacity,
      visitor: 'reads',
      // Once the CMS has given all, no connection is held any more.
      isInTheWay: () => !buffer.writableEnded && isWaitedFor(),
      onStall: () => visitor.destroy(),
    });
    // An answer that breaks off ends the connection to the visitor: what he has is not the whole.
    pipeline(body, buffer, () => undefined);
    return buffer;
  }
}
