import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from './unavailable';

const withCode = (code: string, message = 'something') => Object.assign(new Error(message), { code });

describe('isDatabaseUnavailable', () => {
  it.each([
    ['a server that is not there', withCode('ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432')],
    ['several addresses, none of which answers', Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })],
    ['a connection that was cut', withCode('ECONNRESET', 'read ECONNRESET')],
    ['a server that shuts down', withCode('57P01', 'select 1 - terminating connection due to administrator command')],
    ['a server that starts', withCode('57P03', 'the database system is starting up')],
    ['too many connections', withCode('53300')],
    ['a full disk below PostgreSQL', withCode('53100')],
    ['a standby', withCode('25006')],
    ['a connection that ended', new Error('insert into "a" - Connection terminated unexpectedly')],
    ['a client that ended', new Error('Client has encountered a connection error and is not queryable')],
    ['a server that never answers', new Error('timeout expired')],
    ['a full disk', withCode('SQLITE_FULL', 'database or disk is full')],
    ['a locked file', withCode('SQLITE_BUSY_SNAPSHOT')],
    ['a read-only file', withCode('SQLITE_READONLY_DBMOVED')],
    ['a disk that fails', withCode('SQLITE_IOERR_WRITE')],
  ])('recognises %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  it.each([
    ['a value that is there already', withCode('23505', 'duplicate key value violates unique constraint')],
    ['the same on SQLite', withCode('SQLITE_CONSTRAINT_UNIQUE', 'UNIQUE constraint failed: a.b')],
    ['a wrong statement', withCode('42601', 'syntax error at or near "selekt"')],
    ['a statement that was cancelled', withCode('57014')],
    ['a file that is not there', withCode('ENOENT')],
    ['a call to another server', new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') })],
    ['a mistake of the program', new TypeError("Cannot read properties of undefined (reading 'id')")],
    ['what is no error', 'ECONNREFUSED'],
  ])('leaves alone %s', (_, error) => {
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
