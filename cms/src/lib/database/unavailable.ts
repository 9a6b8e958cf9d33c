import type { Core } from '@strapi/strapi';
import { codeOf, errorCode } from '../../contracts/watching';
import { unhandledRejections } from '../metrics';

const quietMs = 10_000;

/** Returns a function that logs an outage once, however many calls it affects. */
export function createOutageLog(): (strapi: Core.Strapi, message: string) => void {
  let quietUntil = 0;
  return (strapi, message) => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietMs;
    strapi.log.error(message);
  };
}

/** On the way to PostgreSQL. `fetch` and the mailer wrap theirs, so a bare one comes from the database. */
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

/** PostgreSQL: connection (08), resources (53), shutdown or start (57P), read-only (25006), disk failure (58030). */
const postgresCodes = /^(?:08...|53...|57P0[1-5]|25006|58030)$/;

const sqliteCodes = /^SQLITE_(?:FULL|BUSY|LOCKED|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB)(?:_|$)/;

/** Errors of the driver and the pool without a code; the SQL statement may precede the message. */
const driverMessages =
  /(?:Connection terminated(?: unexpectedly| due to connection timeout)?|timeout expired|(?:Client has encountered a connection error|Client was closed) and is not queryable|Knex: Timeout acquiring a connection\..*)$/;

/** True if the error means that the database is temporarily unavailable, rather than a faulty query. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error) ?? '';
  return (
    networkCodes.has(code) || postgresCodes.test(code) || sqliteCodes.test(code) || driverMessages.test(error.message)
  );
}

const log = createOutageLog();

export function logOutage(strapi: Core.Strapi, error: unknown): void {
  log(strapi, `The database cannot be used (${errorCode(error)}): calls are answered with 503 until it can`);
}

/** For promises that Strapi does not await: a short outage must not end the process. Other rejections still do. */
export function surviveOutages(strapi: Core.Strapi): () => void {
  const survive = (error: unknown) => {
    if (!isDatabaseUnavailable(error)) throw error;
    unhandledRejections.inc();
    logOutage(strapi, error);
  };
  process.on('unhandledRejection', survive);
  return () => process.off('unhandledRejection', survive);
}
