import type { IncomingHttpHeaders } from 'node:http';

/** Meant for one connection only (RFC 9110, 7.6.1), besides what the header `connection` itself names. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** A visitor who waits for leave to send a body has already been given it here. */
const answered = ['expect'];

/** Headers by which a proxy tells who is calling. Whatever a visitor puts into them is made up. */
const identity =
  /^(?:x-forwarded-|x-real-|x-client-|x-cluster-|x-original-|x-rewrite-|cf-|true-client-|fastly-)|^forwarded$|^via$/;

export type Caller = { address: string; protocol: string; host: string };

/** What the CMS gets: the visitor's own headers, and exactly one word on who the visitor is. */
export function requestHeaders(headers: IncomingHttpHeaders, caller: Caller): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...hopByHop, ...answered, ...named]);
  const kept = Object.entries(headers).filter(([name]) => !dropped.has(name) && !identity.test(name));
  return {
    ...Object.fromEntries(kept),
    'x-forwarded-for': caller.address,
    'x-forwarded-proto': caller.protocol,
    'x-forwarded-host': caller.host,
  };
}

export function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const dropped = new Set([...hopByHop, 'x-powered-by', 'server']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
