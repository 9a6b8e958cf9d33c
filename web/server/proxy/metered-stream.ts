import { Transform, type TransformCallback } from 'node:stream';

const checkIntervalMs = 5_000;
/** A visitor has to send or read this much in six checks, or in one if it blocks others. */
const minimumBytes = { alone: 4_096, blockingOthers: 65_536 };
const maximumIdleChecks = 6;

export type MeteredStreamOptions = {
  /** Bytes that are buffered for a slow reader. */
  capacity?: number;
  /** Sends what goes in, or reads what comes out. */
  visitor: 'sends' | 'reads';
  /** True if others wait for the connection that this stream occupies. */
  blocksOthers?: () => boolean;
  onStall: () => void;
};

/** Passes bytes on, and reports a visitor who is too slow. A slow line may take long; one that stands still may not. */
export class MeteredStream extends Transform {
  #received = 0;

  constructor({ capacity = 2 ** 16, visitor, blocksOthers = () => false, onStall }: MeteredStreamOptions) {
    super({ readableHighWaterMark: capacity });
    let before = 0;
    let idleChecks = 0;
    const timer = setInterval(() => {
      const passed = this.#received - this.readableLength;
      const isVisitorsTurn = visitor === 'reads' ? this.readableLength > 0 : this.readableLength === 0;
      const isBlocking = blocksOthers();
      const minimum = isBlocking ? minimumBytes.blockingOthers : minimumBytes.alone;
      if (!isVisitorsTurn || passed - before >= minimum) {
        before = passed;
        idleChecks = 0;
        return;
      }
      idleChecks += 1;
      if (isBlocking || idleChecks >= maximumIdleChecks) onStall();
    }, checkIntervalMs).unref();
    this.once('close', () => clearInterval(timer));
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#received += chunk.length;
    done(null, chunk);
  }
}
