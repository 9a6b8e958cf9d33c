import querystring from 'node:querystring';
import { matchRoute, routeAddress, unknownRoute, type Route } from './routes';

export type PageAddress = {
  /** The path as in the routes table. */
  path: string;
  /** The canonical path and query: the page's key in the cache. */
  address: string;
  /** False for an unknown path, which shows the home page. */
  known: boolean;
  /** Where the request is redirected to if it spells the address of a page differently. */
  redirect?: string | undefined;
};

export function resolveAddress(url: URL): PageAddress {
  const route = matchRoute(withoutEndMarks(querystring.unescape(url.pathname)));
  const search = searchWithoutEndMarks(route, url.search);
  const target = route.path + search;
  const known = route !== unknownRoute;
  const redirect = known && target !== url.pathname + url.search ? target : undefined;
  return { path: route.path, address: routeAddress(route, new URLSearchParams(search)), known, redirect };
}

const endOfWord = /[\p{L}\p{M}\p{N}]/u;

/** Drops slashes and the punctuation that mail programs take for part of an address. `/` stays. */
function withoutEndMarks(text: string): string {
  let end = text.length;
  while (end > 1 && !endOfWord.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Returns `search` itself unless a parameter that the page reads ends in punctuation. */
function searchWithoutEndMarks({ parameters }: Route, search: string): string {
  const read = [...Object.keys(parameters), 'lang'];
  const entries = [...new URLSearchParams(search)];
  const tidy = entries.map(([name, value]) => [name, read.includes(name) ? withoutEndMarks(value) : value]);
  return String(tidy) === String(entries) ? search : `?${new URLSearchParams(tidy).toString()}`;
}
