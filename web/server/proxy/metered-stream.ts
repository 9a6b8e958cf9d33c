import { Transform, type TransformCallback } from 'node:stream';

/** How often it is looked at. */
const span = 5_000;
/** So much has to pass in so many spans while the visitor is who is waited for. */
const minimumBytes = 4_096;
const spans = 6;

export type MeteredStreamOptions = {
  /** Bytes that are held ready for whoever reads slowly. */
  capacity?: number;
  /** The visitor's side of the stream: he sends what goes in, or reads what comes out. */
  visitor: 'sends' | 'reads';
  /** Whether others wait for what this stream holds; one span without progress is too long then. */
  isInTheWay?: () => boolean;
  onStall: () => void;
};

/** Passes bytes on, and says when a visitor holds it up: a slow line is waited for, one that stands still is not. */
export class MeteredStream extends Transform {
  #received = 0;

  constructor({ capacity = 2 ** 16, visitor, isInTheWay = () => false, onStall }: MeteredStreamOptions) {
    super({ readableHighWaterMark: capacity });
    let before = 0;
    let idleSpans = 0;
    const timer = setInterval(() => {
      const passed = this.#received - this.readableLength;
      const isVisitorsTurn = visitor === 'reads' ? this.readableLength > 0 : this.readableLength === 0;
      if (!isVisitorsTurn || passed - before >= minimumBytes) {
        before = passed;
        idleSpans = 0;
        return;
      }
      idleSpans += 1;
      if (idleSpans >= spans || isInTheWay()) onStall();
    }, span).unref();
    this.once('close', () => clearInterval(timer));
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#received += chunk.length;
    done(null, chunk);
  }
}
