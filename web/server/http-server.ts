import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { networksOf } from './network';
import { Quota } from './quota';

/** A connection without a complete request header is closed after this time, give or take one check. */
const headersTimeout = 10_000;
const connectionsCheckingInterval = 1_000;
/** Longer than a proxy in front keeps a connection, so that it never sends into one that is being closed. */
const keepAliveTimeout = 72_000;
/** Longer than the CMS may take for an answer. */
const idleTimeoutMs = 150_000;
/** How long the rest of an unread body may arrive after the answer: closed at once, the sender may miss the answer. */
const lingerTimeoutMs = 5_000;
const maximumConnections = 8_000;
/** Enough for a crowd behind one carrier address. Behind a proxy these do not apply: all connections are the proxy's. */
const connectionsPerNetwork = 1_000;
const connectionsPerWideNetwork = 2_000;

/** Requests sent on one connection before the answer to the first. Browsers and proxies send none. */
const maximumPipelined = 16;

export type HttpServerOptions = { isBehindProxy: boolean };

/** Has no time limit on a whole request, because an upload may take long: bodies have limits where they are read. */
export function createHttpServer(handle: RequestListener, { isBehindProxy }: HttpServerOptions): Server {
  const options = { headersTimeout, connectionsCheckingInterval, keepAliveTimeout, requestTimeout: 0 };
  const server = createServer(
    options,
    handlePipelinedInOrder((request, response) => {
      if (hasBody(request)) response.once('finish', () => endUnreadBody(request));
      handle(request, response);
    }),
  );
  server.timeout = idleTimeoutMs;
  server.maxConnections = maximumConnections;
  if (!isBehindProxy) limitConnectionsPerNetwork(server);
  return server;
}

/** Node would start all pipelined requests, and emits no `close` for those behind the first if the connection ends. */
function handlePipelinedInOrder(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, (() => void)[]>();

  const handleNext = (socket: Socket): void => {
    const next = waiting.get(socket)?.shift();
    if (next && !socket.destroyed) next();
    else waiting.delete(socket);
  };
  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      // Other connections get their turn in between.
      response.once('close', () => setImmediate(handleNext, socket));
      handle(request, response);
    };
    const queue = waiting.get(socket);
    if (!queue) {
      waiting.set(socket, []);
      begin();
    } else if (queue.length < maximumPipelined) {
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
  const timer = setTimeout(() => request.socket.destroy(), lingerTimeoutMs);
  request.once('close', () => clearTimeout(timer));
}

function limitConnectionsPerNetwork(server: Server): void {
  const perNetwork = new Quota(Number.POSITIVE_INFINITY, connectionsPerNetwork);
  const perWideNetwork = new Quota(Number.POSITIVE_INFINITY, connectionsPerWideNetwork);
  const hold = (socket: Socket, quota: Quota, owner: string): void => {
    if (quota.acquire(owner, 1)) socket.once('close', () => quota.release(owner, 1));
    else socket.destroy();
  };
  server.on('connection', (socket: Socket) => {
    const { network, wideNetwork } = networksOf(socket.remoteAddress ?? '');
    hold(socket, perNetwork, network);
    if (wideNetwork !== null) hold(socket, perWideNetwork, wideNetwork);
  });
}
