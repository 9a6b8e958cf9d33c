import type { Core } from '@strapi/strapi';
import { errorCode } from '../../contracts/watching';
import { isRecord } from '../is-record';
import { isDatabaseUnavailable, logOutage } from './unavailable';

type Transaction = {
  commit: (value?: unknown) => Promise<unknown>;
  isCompleted: () => boolean;
  /** Settles with the transaction. */
  executionPromise: Promise<unknown>;
};
type Begin = (container?: unknown, config?: unknown) => Promise<Transaction>;
type Knex = {
  context: { transaction: Begin };
  client: { validateConnection: (connection: { inTransaction?: boolean }) => boolean };
};

/** Knex resolves a `commit()` that was refused, and returns transactions whose BEGIN failed. Here both reject. */
function rejectWhatFailed({ context }: Knex): void {
  const begin = context.transaction;
  context.transaction = async function (this: unknown, container, config) {
    // With a container Knex commits by itself and reports failures.
    if (container !== undefined) return begin.call(this, container, config);
    const transaction = await begin.call(this, container, config);
    if (transaction.isCompleted()) await transaction.executionPromise;
    const { commit } = transaction;
    transaction.commit = async (value) => {
      await commit(value);
      return transaction.executionPromise;
    };
    return transaction;
  };
}

/** After a commit that timed out, Knex would return a connection to the pool whose transaction SQLite keeps open. */
function replaceUnfinishedConnections({ client }: Knex): void {
  client.validateConnection = ({ inTransaction = false }) => !inTransaction;
}

type Tools = { onCommit: (callback: () => unknown) => void };

/** Strapi does not await what follows a commit: a failure there would be unhandled, and end the process. */
function surviveFailuresAfterCommit(strapi: Core.Strapi): void {
  const { db } = strapi;
  const transaction = db.transaction.bind(db) as (work?: unknown) => Promise<unknown>;

  async function follow(callback: () => unknown): Promise<void> {
    try {
      await callback();
    } catch (error) {
      if (isDatabaseUnavailable(error)) logOutage(strapi, error);
      else strapi.log.error(`A change was stored, but its event was not sent (${errorCode(error)})`);
    }
  }

  const surviving = (work?: (tools: Tools) => unknown) =>
    work === undefined
      ? transaction()
      : transaction((tools: Tools) =>
          work({ ...tools, onCommit: (callback) => tools.onCommit(() => void follow(callback)) }),
        );
  db.transaction = surviving as typeof db.transaction;
}

/** These are internals of Knex, so an update may change them. */
function isMendable(knex: unknown): knex is Knex {
  return (
    typeof knex === 'function' &&
    'context' in knex &&
    isRecord(knex.context) &&
    typeof knex.context['transaction'] === 'function' &&
    'client' in knex &&
    isRecord(knex.client) &&
    typeof knex.client['validateConnection'] === 'function'
  );
}

/** Makes transactions fail correctly when the database goes away in the middle. */
export function fixTransactions(strapi: Core.Strapi): void {
  const knex: unknown = strapi.db.connection;
  if (!isMendable(knex)) throw new Error('This version of Knex begins or checks its transactions in another way');
  rejectWhatFailed(knex);
  if (strapi.db.dialect.client === 'sqlite') replaceUnfinishedConnections(knex);
  surviveFailuresAfterCommit(strapi);
}

/** Runs work that needs others to see the change: at once, or when the open transaction has committed. */
export async function afterCommit(strapi: Core.Strapi, work: () => Promise<void>): Promise<void> {
  if (!strapi.db.inTransaction()) return work();
  await strapi.db.transaction(({ onCommit }: Tools) => onCommit(work));
}
