/** The query parameters that change what a page shows, each with the values that mean something to it. */
export type PageParameters = Readonly<Record<string, RegExp>>;

/**
 * The meaningful part of a query, in one order. Page, cache and canonical address all read it through here, so that
 * nothing that a visitor appends to an address can make the server's page differ from the browser's.
 */
export function keepParameters(parameters: PageParameters, search: URLSearchParams): URLSearchParams {
  const kept = new URLSearchParams();
  for (const [name, pattern] of Object.entries(parameters)) {
    const value = search.get(name);
    if (value !== null && pattern.test(value)) kept.set(name, value);
  }
  return kept;
}
