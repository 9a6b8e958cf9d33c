import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { Semaphore, withTimeout } from 'async-mutex';
import { isRecord } from '../is-record';

/** Connections for forms alone, one in so many. In a smaller pool a form waits only for the queries that are running. */
const oneIn = 5;
const longestWaitMs = 60_000;

type Client = {
  pool: { max: number };
  acquireConnection: () => Promise<object>;
  releaseConnection: (connection: object) => Promise<void>;
};

const forms = new AsyncLocalStorage<true>();
let waiting = 0;

export const asForm = <T>(work: () => Promise<T>): Promise<T> => forms.run(true, work);

/** How many wait for a connection before they are counted by the pool. */
export const waitingForConnection = (): number => waiting;

/** These are internals of Knex, so an update may change them. */
function isClient(client: unknown): client is Client {
  if (!isRecord(client) || !isRecord(client['pool']) || typeof client['pool']['max'] !== 'number') return false;
  return ['acquireConnection', 'releaseConnection'].every((name) => typeof client[name] === 'function');
}

/** Lets everything but forms use only a part of the pool, so that slow reads never take its last connections. */
export function reserveFormConnections(strapi: Core.Strapi): void {
  const client: unknown = strapi.db.connection.client;
  if (!isClient(client)) throw new Error('This version of Knex takes its connections in another way');
  const acquire = client.acquireConnection.bind(client);
  const release = client.releaseConnection.bind(client);
  const timeout = new Error('Knex: Timeout acquiring a connection. Other calls hold them.');
  const shared = client.pool.max - Math.floor(client.pool.max / oneIn);
  const others = withTimeout(new Semaphore(shared), longestWaitMs, timeout);
  const held = new WeakMap<object, () => void>();

  client.acquireConnection = async () => {
    if (forms.getStore()) return acquire();
    waiting += 1;
    const [, leave] = await others.acquire().finally(() => (waiting -= 1));
    try {
      const connection = await acquire();
      held.set(connection, leave);
      return connection;
    } catch (error) {
      leave();
      throw error;
    }
  };
  client.releaseConnection = async (connection) => {
    const leave = held.get(connection);
    held.delete(connection);
    await release(connection);
    leave?.();
  };
}
