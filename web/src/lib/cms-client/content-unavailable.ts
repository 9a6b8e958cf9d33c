/** The CMS did not answer, or not with what its contract promises. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}
