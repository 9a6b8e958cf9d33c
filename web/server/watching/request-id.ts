import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { requestIdHeader, requestIdPattern } from '@contracts/watching';

/**
 * Names a request, so that what both programs log of it can be found. A proxy of ours may name it. Nobody else may, and
 * nothing but an id is taken, because it is logged.
 */
export function requestIdMaker({ trustedProxies }: { trustedProxies: number }) {
  return ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
    const given = headers[requestIdHeader];
    return trustedProxies > 0 && typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
  };
}
