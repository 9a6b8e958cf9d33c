import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './lib/ports';
import { withoutFsync } from './lib/without-fsync';
import { ROOT } from './lib/root';
import { beginKeyChange, readSecrets } from './lib/secrets';
import { copySeeded } from './seed/test-cms';

interface Database {
  prepare(sql: string): { run(): unknown; get(): unknown };
  close(): void;
}
/** The parts of the built CMS that open a stored value. */
interface Keyrings {
  createKeyring(secret: string, previous: readonly string[], names: object): object;
}
interface Ciphers {
  decryptField(keyring: object, context: string, stored: string): string;
}
const requireFromCms = createRequire(join(ROOT, 'cms/package.json'));
const Sqlite = requireFromCms('better-sqlite3') as new (file: string) => Database;

const run = promisify(execFile);
const reference = 'C-TEST-0001';

describe('npm run rotate-key', () => {
  // To fill a database of its own would take as long again, and keys are changed where there is something already.
  const { dataDir, remove } = copySeeded();
  let cmsPort: number;
  beforeAll(async () => {
    cmsPort = await freePort();
  });
  afterAll(remove);

  const rotate = async (variables: Readonly<Record<string, string>> = {}) => {
    const { stdout } = await run(process.execPath, ['scripts/bootstrap.mjs', 'rotate-key'], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        ...withoutFsync,
        CMS_PORT: String(cmsPort),
        ...variables,
      },
    });
    return stdout;
  };
  const secrets = () => JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  const ask = (sql: string): unknown => {
    const database = new Sqlite(join(dataDir, 'cms.db'));
    try {
      return sql.startsWith('SELECT') ? database.prepare(sql).get() : database.prepare(sql).run();
    } finally {
      database.close();
    }
  };
  const lastName = () => {
    const { last_name: stored } = ask(`SELECT last_name FROM contact_requests WHERE reference = '${reference}'`) as {
      last_name: string;
    };
    const { createKeyring } = requireFromCms('./dist/src/lib/field-encryption/keyring') as Keyrings;
    const { decryptField } = requireFromCms('./dist/src/lib/field-encryption/field-cipher') as Ciphers;
    const keyring = createKeyring(secrets()['REQUEST_KEY'] ?? '', [], {});
    return decryptField(keyring, `api::contact-request.contact-request.lastName.${reference}`, stored);
  };

  it('gives everything a new key, and goes on where it was interrupted', async () => {
    const keys = [readSecrets(dataDir, {}).REQUEST_KEY];
    await rotate();
    keys.push(secrets()['REQUEST_KEY'] ?? '');
    expect(secrets()).not.toHaveProperty('REQUEST_KEY_PREVIOUS');

    ask(
      `INSERT INTO contact_requests (document_id, reference, first_name, last_name, email, language, received_at, review_status)
       VALUES ('a', '${reference}', 'Ana', 'Pérez', 'ana@example.com', 'en', 0, 'new')`,
    );
    // As it lies there when the command was ended in the middle.
    beginKeyChange(dataDir);
    keys.push(secrets()['REQUEST_KEY'] ?? '');
    await rotate();
    expect(secrets()['REQUEST_KEY']).toBe(keys.at(-1));
    expect(secrets()).not.toHaveProperty('REQUEST_KEY_PREVIOUS');
    expect(new Set(keys).size).toBe(3);
    expect(lastName()).toBe('Pérez');
  }, 300_000);

  it('waits for the site to be stopped', async () => {
    const before = secrets();
    const site = createServer().listen(cmsPort, '127.0.0.1');
    try {
      await expect(rotate()).rejects.toThrow(`Port ${cmsPort} is in use`);
    } finally {
      site.close();
    }
    expect(secrets()).toEqual(before);
  });

  it('says what to set when the key comes from the environment', async () => {
    const before = secrets();
    await expect(rotate({ REQUEST_KEY: 'a key from the environment, long enough' })).rejects.toThrow(
      'set REQUEST_KEY_PREVIOUS to what REQUEST_KEY is now',
    );
    expect(secrets()).toEqual(before);
  });
});
