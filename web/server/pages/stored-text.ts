import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, CompressedText, type Encoding } from './compression';
import { remembering } from './remembering';

/** An answer that many visitors get: its bytes, and a tag that says whether the browser has them already. */
export class StoredText {
  readonly text: CompressedText;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly #etag: string;

  constructor(
    readonly status: number,
    headers: Readonly<Record<string, string>>,
    text: string,
    /** Whether it is worth a place in the cache. */
    readonly lasting = true,
  ) {
    this.text = new CompressedText(text);
    // Weak, because the same tag stands for every encoding of the text.
    this.#etag = `W/"${createHash('sha256').update(this.text.identity).digest('base64url').slice(0, 27)}"`;
    this.headers = { ...headers, ETag: this.#etag };
  }

  get size(): number {
    return this.text.size;
  }

  isKnownTo(request: IncomingMessage): boolean {
    return this.status === 200 && hasTag(request.headers['if-none-match'], this.#etag);
  }
}

/** Nothing but what is stored goes out: whoever makes the text gives it all its headers. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredText,
): Promise<FastifyReply> {
  if (!stored.isKnownTo(request.raw)) await stored.text.bytes(encodingFor(request.raw));
  reply.hijack();
  writeStored(request.raw, reply.raw, stored);
  return reply;
}

/** Answers at once; false where the text has still to be compressed for this browser. */
export function writeStored(request: IncomingMessage, response: ServerResponse, stored: StoredText): boolean {
  if (stored.isKnownTo(request)) {
    response.writeHead(304, stored.headers).end();
    return true;
  }
  const encoding = encodingFor(request);
  const bytes = stored.text.ready(encoding);
  if (!bytes) return false;
  response
    .writeHead(stored.status, {
      ...stored.headers,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      'Content-Length': bytes.length,
    })
    .end(bytes);
  return true;
}

const rememberedHeaders = 1_000;
const readEncoding = remembering(rememberedHeaders, acceptedEncoding);

function encodingFor(request: IncomingMessage): Encoding {
  return readEncoding(request.headers['accept-encoding'] ?? '');
}

function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === opaque);
}
