import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { Encoding } from '../pages/compression';

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)\b|image\/svg\+xml\b)/;
/** Shorter ones hardly shrink. */
const shortest = 1_024;

export type Answer = { statusCode: number; headers: IncomingHttpHeaders; body: Readable };

const compressors: Readonly<Record<Exclude<Encoding, 'identity'>, (length: number) => Transform>> = {
  // A quality that is quick enough to do for every answer.
  br: (length) =>
    createBrotliCompress({
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: length },
    }),
  gzip: () => createGzip({ level: 6 }),
};

/** Compresses a whole text of known length. Parts of files, pictures, and what comes in pieces stay as they are. */
export function compressAnswer(answer: Answer, encoding: Encoding): Answer {
  const { statusCode, headers, body } = answer;
  const length = Number(headers['content-length']);
  const isText = statusCode === 200 && compressible.test(headers['content-type'] ?? '') && length >= shortest;
  if (!isText || headers['content-encoding'] !== undefined) return answer;
  const { 'content-length': _length, etag, vary, ...others } = headers;
  const varied = { ...others, vary: vary === undefined ? 'Accept-Encoding' : `${vary}, Accept-Encoding` };
  if (encoding === 'identity') return { statusCode, headers: { ...headers, ...varied }, body };
  return {
    statusCode,
    headers: {
      ...varied,
      'content-encoding': encoding,
      // Weak, because the same tag stands for the uncompressed bytes.
      ...(etag === undefined ? {} : { etag: etag.startsWith('W/') ? etag : `W/${etag}` }),
    },
    // An answer that breaks off is destroyed with its error, which ends the connection to the visitor too.
    body: pipeline(body, compressors[encoding](length), () => undefined),
  };
}
