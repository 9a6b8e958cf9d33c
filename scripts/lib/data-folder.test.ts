import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from './data-folder';
import { lockDataFolder } from './sqlite';
import { freePort } from './ports';
import { startPostgres, type Postgres } from './postgres';
import { ROOT } from './root';
import { readSecrets } from './secrets';

const Sqlite = createRequire(join(ROOT, 'cms/package.json'))('better-sqlite3') as new (file: string) => {
  exec(sql: string): unknown;
  close(): void;
};

let root: string;
let dataDir: string;
const file = (name: string) => join(dataDir, name);
const open = (given: Readonly<Record<string, string>> = {}) =>
  openDataFolder(root, { alone: false, given: { DATA_DIR: dataDir, ...given } });

function fillDatabase(): void {
  const database = new Sqlite(file('cms.db'));
  database.exec('CREATE TABLE a (b TEXT); CREATE INDEX c ON a (b)');
  const rows = Array.from({ length: 2_000 }, (_, n) => `('${n} of those that make it some pages long')`);
  database.exec(`INSERT INTO a VALUES ${rows.join(',')}`);
  database.close();
}

function addUpload(): void {
  mkdirSync(file('public/uploads'), { recursive: true });
  writeFileSync(file('public/uploads/hero.webp'), 'picture');
}

/** As it lies there after a first start. */
function makeSite(): void {
  readSecrets(dataDir, {});
  fillDatabase();
  addUpload();
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'data-folder-'));
  symlinkSync(join(ROOT, 'cms'), join(root, 'cms'));
  dataDir = join(root, 'data');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a data folder that is opened', () => {
  it('may be new, may have been left by a first start that was interrupted, and may hold a site', async () => {
    const first = await open();
    expect(first.dataDir).toBe(dataDir);
    expect((await open()).variables['REQUEST_KEY']).toBe(first.variables['REQUEST_KEY']);
    makeSite();
    expect((await open()).variables['REQUEST_KEY']).toBe(first.variables['REQUEST_KEY']);
  });

  it.each([
    ['is gone', () => rmSync(file('cms.db'))],
    ['is empty', () => truncateSync(file('cms.db'))],
    [
      'is empty',
      () => {
        rmSync(file('cms.db'));
        const database = new Sqlite(file('cms.db'));
        database.exec('CREATE TABLE a (b); DROP TABLE a');
        database.close();
      },
    ],
  ])('is refused when its database %s and its uploads are there', async (state, lose) => {
    makeSite();
    lose();
    await expect(open()).rejects.toThrow(
      `The database ${file('cms.db')} ${state}, but ${file('public/uploads')} is still there. Put the database back`,
    );
  });

  it('is refused when its database is gone and its accounts are there', async () => {
    readSecrets(dataDir, {});
    writeFileSync(file('credentials.json'), '[]');
    await expect(open()).rejects.toThrow(`is gone, but ${file('credentials.json')} is still there`);
  });

  it.each([
    ['at its beginning', 0],
    ['in the middle', 10_000],
  ])('is refused when its database is damaged %s', async (_, position) => {
    makeSite();
    const bytes = Buffer.alloc(8_192, 0x5a);
    const descriptor = openSync(file('cms.db'), 'r+');
    writeSync(descriptor, bytes, 0, bytes.length, position);
    closeSync(descriptor);
    await expect(open()).rejects.toThrow(`The database ${file('cms.db')} is damaged`);
  });

  it('is refused without the secrets of its database, and makes no new ones', async () => {
    makeSite();
    rmSync(file('secrets.json'));
    await expect(open()).rejects.toThrow(`${file('secrets.json')} is gone, but there is a database`);
    expect(existsSync(file('secrets.json'))).toBe(false);
  });

  it('is refused when its secrets lack one, which is not made anew', async () => {
    makeSite();
    const { REQUEST_KEY: lost, ...others } = readSecrets(dataDir, {});
    writeFileSync(file('secrets.json'), JSON.stringify(others));
    await expect(open()).rejects.toThrow(`${file('secrets.json')} lacks REQUEST_KEY, but there is a database`);
    expect(JSON.parse(readFileSync(file('secrets.json'), 'utf8'))).toEqual(others);
    expect((await open({ REQUEST_KEY: lost })).variables['REQUEST_KEY']).toBe(lost);
  });

  it('needs no file of secrets when all of them are given', async () => {
    const given = readSecrets(join(root, 'elsewhere'), {});
    mkdirSync(dataDir);
    fillDatabase();
    expect((await open(given)).variables['REQUEST_KEY']).toBe(given.REQUEST_KEY);
  });

  it.each(['', '{"APP_KEYS": "a', '"a"', 'null'])('is refused when its secrets are %j', async (text) => {
    makeSite();
    writeFileSync(file('secrets.json'), text);
    await expect(open()).rejects.toThrow(`${file('secrets.json')} is damaged`);
  });

  it('is refused where nothing can be written', async () => {
    writeFileSync(join(root, 'file'), '');
    dataDir = join(root, 'file/data');
    await expect(open()).rejects.toThrow(`The folder ${dataDir} cannot be written (ENOTDIR)`);
  });

  it.runIf(existsSync('/dev/full'))('is refused on a full disk', async () => {
    mkdirSync(dataDir);
    symlinkSync('/dev/full', file(`.writable-${process.pid}`));
    await expect(open()).rejects.toThrow(`The disk that holds ${dataDir} is full (ENOSPC)`);
    expect(existsSync(file(`.writable-${process.pid}`))).toBe(false);
  });
});

describe('a data folder beside a PostgreSQL database', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());
  const onPostgres = () => open({ DATABASE_URL: postgres.url });

  it('may be where a site moves from', async () => {
    await onPostgres();
    makeSite();
    expect((await onPostgres()).databaseUrl).toBe(postgres.url);
  });

  it('is refused when that database is empty and no file of SQLite explains it', async () => {
    makeSite();
    rmSync(file('cms.db'));
    await expect(onPostgres()).rejects.toThrow(`DATABASE_URL names is empty, but ${file('public/uploads')} is still`);
  });

  it('is refused when the address of that database is none, without telling what it is', async () => {
    await expect(open({ DATABASE_URL: 'so-secret' })).rejects.toThrow(
      /^DATABASE_URL is no address of a database: write postgres:\/\/user:password@host:port\/name, .*password\.$/,
    );
  });

  it('is refused while no server answers, without telling the password', async () => {
    const port = await freePort();
    const url = `postgres://ministry:so-secret@127.0.0.1:${port}/ministry`;
    await expect(open({ DATABASE_URL: url })).rejects.toThrow(
      `PostgreSQL at 127.0.0.1:${port} cannot be reached (ECONNREFUSED). Start it, or correct DATABASE_URL.`,
    );
  });
});

describe('the lock of a data folder', () => {
  const holder = `
    const Database = require(${JSON.stringify(join(ROOT, 'cms/node_modules/better-sqlite3'))});
    globalThis.lock = new Database(process.argv[1]);
    lock.exec('BEGIN EXCLUSIVE');
    process.stdout.write('held');
    setInterval(() => {}, 1000);
  `;

  it('keeps out a second start, and is gone when the first was killed', async () => {
    mkdirSync(dataDir);
    const first = spawn(process.execPath, ['-e', holder, file('in-use.lock')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await once(first.stdout, 'data');
      expect(() => lockDataFolder(root, dataDir)).toThrow(`${dataDir} is in use by this site, which runs already`);
    } finally {
      first.kill('SIGKILL');
      await once(first, 'exit');
    }
    lockDataFolder(root, dataDir)();
  });

  it('is taken before anything is made, and not by what may run beside the site', async () => {
    mkdirSync(dataDir);
    const unlock = lockDataFolder(root, dataDir);
    try {
      await expect(openDataFolder(root, { alone: true, given: { DATA_DIR: dataDir } })).rejects.toThrow('is in use');
      expect(existsSync(file('secrets.json'))).toBe(false);
      await expect(open()).resolves.toMatchObject({ dataDir });
    } finally {
      unlock();
    }
  });
});
