import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './network';
import { Shares } from './shares';

/** A connection that sends nothing, or a header without end, is closed after this, give or take one check. */
const headersTimeout = 10_000;
const connectionsCheckingInterval = 1_000;
/** Longer than a proxy in front keeps a connection, so that it never sends into one that is being closed. */
const keepAliveTimeout = 72_000;
/** Nothing passes in either direction for longer than the CMS may take for an answer: nobody is there any more. */
const silenceTimeout = 150_000;
/** How long a body that nobody reads may go on coming after the answer. Cut off at once, a sender may miss the answer. */
const lingerTimeout = 5_000;
const maximumConnections = 8_000;
/** Behind a proxy all connections are the proxy's. In front of none, a crowd behind one carrier address fits in. */
const connectionsPerNetwork = 1_000;
const connectionsPerWideNetwork = 2_000;

/** Browsers and proxies send the next request after the answer; who sends a thousand at once is no visitor. */
const waitingRequests = 16;

export type HttpServerOptions = { isBehindProxy: boolean };

/**
 * The HTTP server with its limits on connections. There is none on the whole of a request, because an upload may
 * take long: bodies have limits where they are read.
 */
export function createHttpServer(handle: RequestListener, { isBehindProxy }: HttpServerOptions): Server {
  const options = { headersTimeout, connectionsCheckingInterval, keepAliveTimeout, requestTimeout: 0 };
  const server = createServer(
    options,
    oneAtATime((request, response) => {
      if (hasBody(request)) response.once('finish', () => endUnreadBody(request));
      handle(request, response);
    }),
  );
  server.timeout = silenceTimeout;
  server.maxConnections = maximumConnections;
  if (!isBehindProxy) limitConnectionsPerNetwork(server);
  return server;
}

/**
 * The requests of one connection are handled in turn. Node would begin all that were sent at once, and never tell those
 * behind the first when the connection is gone: what they hold would be held for good.
 */
function oneAtATime(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  const handleNext = (socket: Socket): void => {
    const next = waiting.get(socket)?.shift();
    if (next && !socket.destroyed) next();
    else waiting.delete(socket);
  };
  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      // Not at once, or all that one connection sent together would be answered before anybody else is heard.
      response.once('close', () => setImmediate(handleNext, socket));
      handle(request, response);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length < waitingRequests) {
      queue.push(begin);
    } else {
      socket.destroy();
    }
  };
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function endUnreadBody(request: IncomingMessage): void {
  if (request.complete) return;
  if (request.headers['transfer-encoding'] !== undefined) {
    request.socket.destroySoon();
    return;
  }
  request.unpipe().resume();
  const timer = setTimeout(() => request.socket.destroy(), lingerTimeout);
  request.once('close', () => clearTimeout(timer));
}

function limitConnectionsPerNetwork(server: Server): void {
  const shares = new Shares(Number.POSITIVE_INFINITY, connectionsPerNetwork);
  const wideShares = new Shares(Number.POSITIVE_INFINITY, connectionsPerWideNetwork);
  const hold = (socket: Socket, from: Shares, owner: string): void => {
    if (from.take(owner, 1) === 'taken') socket.once('close', () => from.giveBack(owner, 1));
    else socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    const { network, wideNetwork } = networksOf(socket.remoteAddress ?? '');
    hold(socket, shares, network);
    if (wideNetwork !== null) hold(socket, wideShares, wideNetwork);
  });
}
