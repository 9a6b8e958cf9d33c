import type { IncomingHttpHeaders } from 'node:http';
import { proofHeader } from '@contracts/proof-of-work';
import { idempotencyHeader } from '@contracts/submission';

/** The headers that the CMS reads, each with its longest value. Nothing else that somebody makes up is parsed there. */
const passedOn: Readonly<Record<string, number>> = {
  accept: 500,
  'access-control-request-headers': 500,
  'access-control-request-method': 20,
  authorization: 4_096,
  'content-type': 300,
  cookie: 8_192,
  'if-modified-since': 100,
  'if-none-match': 500,
  'if-range': 200,
  origin: 300,
  range: 100,
  'user-agent': 300,
  [idempotencyHeader.toLowerCase()]: 100,
  [proofHeader.toLowerCase()]: 300,
};

export type Caller = { address: string; protocol: string; host: string };

/** Names the client as this server knows it. The CMS compresses nothing, because this server compresses answers. */
export function requestHeaders(headers: IncomingHttpHeaders, caller: Caller): Record<string, string> {
  const own = Object.entries(passedOn).flatMap(([name, longest]) => {
    const value = headers[name];
    return typeof value === 'string' && value.length <= longest ? [[name, value] as const] : [];
  });
  return {
    ...Object.fromEntries(own),
    'accept-encoding': 'identity',
    'x-forwarded-for': caller.address,
    'x-forwarded-proto': caller.protocol,
    'x-forwarded-host': caller.host,
  };
}

/** For one connection only (RFC 9110, 7.6.1), or about the program behind this one. */
const notPassedBack = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-connection',
  'server',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-powered-by',
]);

export function responseHeaders(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !notPassedBack.has(name)));
}
