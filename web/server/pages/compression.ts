import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

/** The smallest first. */
const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Longer than any browser's. */
const longestHeader = 200;

/** The smallest encoding that the browser takes. */
export function acceptedEncoding(headers: IncomingHttpHeaders): Encoding {
  if ((headers['accept-encoding'] ?? '').length > longestHeader) return 'identity';
  const accepted = new Negotiator({ headers }).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? 'identity';
}

/** Quick enough for the first visitor to wait for. */
const quickQuality = 5;

/** A text in each encoding, compressed on first use. Brotli is quick at first, and replaced by its smallest bytes. */
export class CompressedText {
  readonly #identity: Buffer;
  readonly #ready = new Map<Encoding, Buffer>();
  readonly #pending = new Map<Encoding, Promise<Buffer>>();

  constructor(text: string) {
    this.#identity = Buffer.from(text);
    this.#ready.set('identity', this.#identity);
  }

  get identity(): Buffer {
    return this.#identity;
  }

  async bytes(encoding: Encoding): Promise<Buffer> {
    return this.#ready.get(encoding) ?? this.#pending.get(encoding) ?? this.#compress(encoding);
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    const pending = encoding === 'br' ? this.#brotli() : compressGzip(this.#identity, { level: 6 });
    const stored = pending.then((bytes) => {
      this.#ready.set(encoding, bytes);
      return bytes;
    });
    this.#pending.set(encoding, stored);
    return stored;
  }

  async #brotli(): Promise<Buffer> {
    const quick = await brotli(this.#identity, quickQuality);
    void brotli(this.#identity, constants.BROTLI_MAX_QUALITY).then(
      (smallest) => this.#ready.set('br', smallest),
      () => undefined, // The quick bytes serve as well.
    );
    return quick;
  }
}

function brotli(bytes: Buffer, quality: number): Promise<Buffer> {
  return compressBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // Tried: a little smaller than with the usual distances.
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
      [constants.BROTLI_PARAM_NDIRECT]: 16,
    },
  });
}
