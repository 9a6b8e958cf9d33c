/** The segments of the key, joined by slashes, are the address and the place in the cache. */
export type Query<T> = {
  readonly key: readonly [string, ...string[]];
  /** Parses the JSON or throws. Receives null where `missing` or `unauthorized` apply. */
  parse(json: unknown): T | Promise<T>;
  /** Makes a 404 null instead of an error, and says what is missing: page, section, or the entry in the address. */
  readonly missing?: 'page' | 'section' | 'entry';
  /** With 'null' a 401 is data (null) instead of an error. */
  readonly unauthorized?: 'null';
};

export function queryPath(key: Query<unknown>['key']): string {
  return key.join('/');
}
