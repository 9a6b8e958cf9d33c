/**
 * What a page needs from the CMS. The key's segments joined with a slash are the address, so one value names both the
 * request and its place in the cache, on the server and in the browser.
 */
export type Query<T> = {
  readonly key: readonly [string, ...string[]];
  /** From JSON to the type, or an exception; gets null where `missing` or `unauthorized` make that the data. */
  parse(json: unknown): T | Promise<T>;
  /**
   * What is missing where the CMS answers 404, which is data (null) then instead of an error: the page itself, a section
   * that is left out of it, or an entry that the visitor's address names.
   */
  readonly missing?: 'page' | 'section' | 'entry';
  /** With 'null' an answer of 401 is data (null) instead of an error. */
  readonly unauthorized?: 'null';
};

export function queryPath(key: Query<unknown>['key']): string {
  return key.join('/');
}
