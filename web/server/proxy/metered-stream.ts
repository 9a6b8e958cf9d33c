import { Transform, type TransformCallback } from 'node:stream';

/** In every span of this length at least so many bytes have to pass while the visitor is who is waited for. */
const span = 30_000;
const minimumBytes = 4_096;

export type MeteredStreamOptions = {
  /** Bytes that are held ready for whoever reads slowly. */
  capacity?: number;
  /** The visitor's side of the stream: he sends what goes in, or reads what comes out. */
  visitor: 'sends' | 'reads';
  onStall: () => void;
};

/** Passes bytes on, and says when a visitor holds it up: a slow line is waited for, one that stands still is not. */
export class MeteredStream extends Transform {
  #received = 0;

  constructor({ capacity = 2 ** 16, visitor, onStall }: MeteredStreamOptions) {
    super({ readableHighWaterMark: capacity });
    let before = 0;
    const timer = setInterval(() => {
      const passed = this.#received - this.readableLength;
      const isVisitorsTurn = visitor === 'reads' ? this.readableLength > 0 : this.readableLength === 0;
      const stalls = isVisitorsTurn && passed - before < minimumBytes;
      before = passed;
      if (stalls) onStall();
    }, span).unref();
    this.once('close', () => clearInterval(timer));
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#received += chunk.length;
    done(null, chunk);
  }
}
