import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, CompressedText } from './compression';

/** An answer that many visitors get: its bytes, and a tag that says whether the browser has them already. */
export class StoredText {
  readonly text: CompressedText;
  readonly etag: string;

  constructor(
    readonly status: number,
    readonly headers: Readonly<Record<string, string>>,
    text: string,
    /** Whether it is worth a place in the cache. */
    readonly lasting = true,
  ) {
    this.text = new CompressedText(text);
    // Weak, because the same tag stands for every encoding of the text.
    this.etag = `W/"${createHash('sha256').update(this.text.identity).digest('base64url').slice(0, 27)}"`;
  }

  get size(): number {
    return this.text.size;
  }
}

export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredText,
): Promise<FastifyReply> {
  reply.headers(stored.headers).header('ETag', stored.etag);
  if (stored.status === 200 && hasTag(request.headers['if-none-match'], stored.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.code(stored.status).send(await stored.text.bytes(encoding));
}

function hasTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === opaque);
}
