import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { acceptedEncoding, CompressedText } from './compression';

/** An answer that many visitors get, with the ETag by which a browser asks whether its copy is current. */
export class StoredText {
  readonly text: CompressedText;
  readonly headers: Readonly<Record<string, string>>;
  readonly #etag: string;

  constructor(
    readonly status: number,
    headers: Readonly<Record<string, string>>,
    text: string,
    /** True if it may be cached. */
    readonly lasting = true,
  ) {
    this.text = new CompressedText(text);
    // Weak, because the same tag stands for every encoding of the text.
    this.#etag = `W/"${createHash('sha256').update(this.text.identity).digest('base64url').slice(0, 27)}"`;
    this.headers = { ...headers, ETag: this.#etag };
  }

  equals(other: StoredText): boolean {
    return this.status === other.status && this.lasting === other.lasting && this.#etag === other.#etag;
  }

  isFreshFor({ headers }: FastifyRequest): boolean {
    return this.status === 200 && fresh(headers, { etag: this.#etag });
  }
}

export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: StoredText,
): Promise<FastifyReply> {
  reply.headers(stored.headers);
  if (stored.isFreshFor(request)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers);
  const bytes = await stored.text.bytes(encoding);
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.code(stored.status).send(bytes);
}

type Facts = {
  lasting: boolean;
  builtFiles: readonly string[];
  /** Its title without the name of the site. */
  title: string;
};

/** A page with what an offline pack has to know of it. */
export class StoredPage extends StoredText {
  readonly builtFiles: readonly string[];
  readonly title: string;

  constructor(status: number, headers: Readonly<Record<string, string>>, html: string, facts: Facts) {
    super(status, headers, html, facts.lasting);
    this.builtFiles = facts.builtFiles;
    this.title = facts.title;
  }
}
