/** An answer that is not OK. The message is for logs and developers; visitors see a translated cause. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly body: string,
    statusText: string,
    readonly headers: Headers = new Headers(),
  ) {
    super(`${status}: ${body || statusText}`);
  }

  /** The body as JSON where it is JSON, to be parsed by whoever knows its shape. */
  json(): unknown {
    try {
      return JSON.parse(this.body);
    } catch {
      return undefined;
    }
  }
}

/** Nobody answered: the visitor's line is down, or the site is. A TypeError, as `fetch` itself rejects with. */
export class NoAnswer extends TypeError {
  override readonly name = 'NoAnswer';
}

/** The CMS did not answer, or not with what its contract promises. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
