import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdHeader, requestIdPattern } from '@contracts/watching';

/** Names a request in the logs of both programs. Takes an id from our own proxies alone, because it is logged. */
export function requestIdMaker({ trustedProxies }: { trustedProxies: number }) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[requestIdHeader];
    return trustedProxies > 0 && typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  };
}
