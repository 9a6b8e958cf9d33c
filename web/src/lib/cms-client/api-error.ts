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

  /** The body as unparsed JSON, if it is JSON. */
  json(): unknown {
    try {
      return JSON.parse(this.body);
    } catch {
      return undefined;
    }
  }
}

/** No answer: visitor or site is offline. A TypeError, like the error of `fetch`. */
export class NoAnswer extends TypeError {
  override readonly name = 'NoAnswer';
}

/**
 * `fetch` rejects with a TypeError without a network, and after its timeout with a TimeoutError, or an AbortError before
 * Chromium 103.
 */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && /^(?:Timeout|Abort)Error$/.test(error.name));
}

/** The CMS did not answer, or its answer breaks the contract. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
