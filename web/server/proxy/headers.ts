import type { IncomingHttpHeaders } from 'node:http';

/** For one connection only (RFC 9110, 7.6.1), besides those that the `connection` header names. */
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

/** Headers in which a proxy names the client. What a visitor puts into them is made up. */
const clientIdentity =
  /^(?:x-forwarded-|x-real-|x-client-|x-cluster-|x-original-|x-rewrite-|cf-|true-client-|fastly-)|^forwarded$|^via$/;

export type Caller = { address: string; protocol: string; host: string };

/** The visitor's own headers, with the client's identity as this server knows it. */
export function requestHeaders(headers: IncomingHttpHeaders, caller: Caller): IncomingHttpHeaders {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  // `expect: 100-continue` has been answered here.
  const dropped = new Set([...hopByHop, 'expect', ...named]);
  const kept = Object.entries(headers).filter(([name]) => !dropped.has(name) && !clientIdentity.test(name));
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
