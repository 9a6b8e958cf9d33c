import { Agent, BalancedPool, interceptors, request, setGlobalDispatcher, type Dispatcher, type Pool } from 'undici';
import { codeOf } from '@contracts/watching';

/** A CMS is on this machine or near it, so one that does not even connect by then is gone. */
const connectTimeoutMs = 500;
/** Several calls at once may meet a CMS that has just gone, before it is known. */
export const mostRetries = 3;

/** No connection was made, so nothing was sent. */
const unreachable = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];
/** The connection ended before the answer: the CMS died, or closed an idle connection at that moment. */
const brokenOff = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

function hasCode(error: unknown, codes: readonly string[]): boolean {
  const code = codeOf(error);
  return code !== undefined && codes.includes(code);
}

export const isUnreachable = (error: unknown): boolean => hasCode(error, unreachable);
export const isBrokenOff = (error: unknown): boolean => hasCode(error, brokenOff);

/** Asks the CMSes in turn, and seldom one that does not connect. */
export function connectToCms(urls: readonly string[], options: Pool.Options = {}) {
  return new BalancedPool(
    urls.map((url) => new URL(url).origin),
    { ...options, ...(urls.length > 1 ? { connect: { timeout: connectTimeoutMs } } : {}) },
  );
}

/** Posts what a web server tells the CMS, which knows it by the secret of the page cache. The status of the answer. */
export async function tellCms(url: string, told: object, { secret, timeoutMs }: { secret: string; timeoutMs: number }) {
  const { statusCode, body } = await request(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(told),
    signal: AbortSignal.timeout(timeoutMs),
  });
  await body.dump();
  return statusCode;
}

/** Makes `fetch`, with which pages are rendered, ask any of the CMSes for what is addressed to the first. */
export function fetchFromAnyCms(urls: readonly [string, ...string[]]): void {
  const { origin } = new URL(urls[0]);
  const cms = connectToCms(urls).compose(
    interceptors.retry({
      methods: ['GET', 'HEAD'],
      errorCodes: [...unreachable, ...brokenOff],
      statusCodes: [],
      maxRetries: mostRetries,
      minTimeout: 0,
    }),
  );
  const toCms: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (options, handler) =>
    String(options.origin) === origin ? cms.dispatch(options, handler) : dispatch(options, handler);
  setGlobalDispatcher(new Agent().compose(toCms));
}
