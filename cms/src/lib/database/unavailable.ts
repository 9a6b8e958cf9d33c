import type { Core } from '@strapi/strapi';
import { errorCode } from '../error-code';

/** Between this program and PostgreSQL. `fetch` and the mailer wrap such errors, so a bare one is the database's. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * What PostgreSQL itself says: no connection (08), no resources such as disk or connections (53), shutting down or
 * starting up (57P), taking no changes (25006), a disk that fails (58030).
 */
const postgresCodes = /^(?:08...|53...|57P0[1-5]|25006|58030)$/;

const sqliteCodes = /^SQLITE_(?:FULL|BUSY|LOCKED|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)(?:_|$)/;

/** Errors of the driver and the pool that have no code; in front of the message there may be the statement. */
const driverMessages =
  /(?:Connection terminated(?: unexpectedly| due to connection timeout)?|timeout expired|(?:Client has encountered a connection error|Client was closed) and is not queryable|Knex: Timeout acquiring a connection\..*)$/;

/** Whether an error says that the database cannot be used for now, rather than that something is wrong with a query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    networkCodes.has(code) || postgresCodes.test(code) || sqliteCodes.test(code) || driverMessages.test(error.message)
  );
}

const quietMs = 10_000;
let quietUntil = 0;

/** One line for an outage, however many calls meet it. */
export function logOutage(strapi: Core.Strapi, error: unknown): void {
  if (performance.now() < quietUntil) return;
  quietUntil = performance.now() + quietMs;
  strapi.log.error(`The database cannot be used (${errorCode(error)}): calls are answered with 503 until it can`);
}
