import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, inject, test } from 'vitest';
import { startCms } from './support/cms-process';
import { call } from './support/http';
import { makeOwnFolder } from './support/own-folder';
import { anyAddress, formOf, submit } from './support/submissions';
import { createTestDatabase } from './support/test-database';

const { distDirectory, environment } = inject('cms');
const { DATABASE_URL: server, DATA_DIR: folder = '' } = environment;

test.skipIf(server !== undefined)(
  'a request whose commit SQLite refused is not acknowledged, and is stored once when it is sent again',
  async () => {
    const { path, valid } = formOf('prayer-request');
    const headers = { ...anyAddress().headers, 'Idempotency-Key': randomUUID() };
    // A reader of the file, such as a backup, blocks commits.
    const reader = new Database(join(folder, 'cms.db'), { readonly: true });
    try {
      reader.exec('BEGIN');
      reader.prepare('SELECT count(*) FROM prayer_requests').get();
      const refused = await call(path, { body: valid, headers });
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(refused.json).toMatchObject({ data: null, error: { status: 503, name: 'ServiceUnavailableError' } });
    } finally {
      reader.close();
    }
    const receipt = await submit(path, valid, { headers });
    expect(await submit(path, valid, { headers })).toEqual(receipt);
  },
);

test.skipIf(server === undefined)(
  'an empty PostgreSQL database beside uploads is not taken for a new site',
  { tags: ['database'] },
  async () => {
    const dataDirectory = await makeOwnFolder('cms-lost-');
    const uploads = join(dataDirectory, 'public/uploads');
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, 'hero.webp'), 'picture');
    const database = await createTestDatabase(dataDirectory, server);
    try {
      await expect(startCms(distDirectory, { ...environment, ...database.environment, S3_BUCKET: '' })).rejects.toThrow(
        `The database that DATABASE_URL names is empty, but ${uploads} holds files.`,
      );
    } finally {
      await database.remove();
      await rm(dataDirectory, { recursive: true, force: true });
    }
  },
);
