import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, openAsBlob, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestIdHeader } from '../../cms/src/contracts/watching';
import { buildWhatChanged } from '../lib/build';
import { call, exampleRequest, signIn } from '../lib/call-cms';
import { freePorts } from '../lib/ports';
import { type Postgres, startPostgres } from '../lib/postgres';
import { ROOT } from '../lib/root';
import { run } from '../lib/run';
import { type Stack, startStack } from '../lib/stack';

/** A client with its own address on this machine that sends what no browser would. */
class Crowd {
  readonly #sockets: Socket[] = [];
  readonly #site: URL;

  constructor(
    url: string,
    private readonly address: string,
  ) {
    this.#site = new URL(url);
  }

  /** Opens so many connections that send this and never read. */
  async open(count: number, text: string): Promise<readonly Socket[]> {
    const opened = await Promise.all(Array.from({ length: count }, () => this.#connect(text)));
    this.#sockets.push(...opened);
    return opened;
  }

  leave(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async #connect(text: string): Promise<Socket> {
    const socket = connect({
      host: this.#site.hostname,
      port: Number(this.#site.port),
      localAddress: this.address,
    });
    await once(socket, 'connect');
    // The server breaks off many of these, as it should.
    socket.on('error', () => undefined);
    socket.write(text);
    return socket;
  }
}

/** Resolves once every one of them is closed. */
async function allClosed(sockets: readonly Socket[]): Promise<void> {
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          if (socket.closed) resolve();
          // What has arrived has to be read before the end is seen.
          else socket.resume().once('close', () => resolve());
        }),
    ),
  );
}

interface PostgresModule {
  Client: new (options: { connectionString: string }) => {
    connect(): Promise<void>;
    query(statement: string, values?: readonly unknown[]): Promise<{ rowCount: number | null }>;
    end(): Promise<void>;
  };
}

async function rowsIn(databaseUrl: string, statement: string, values: readonly unknown[]): Promise<number | null> {
  const { Client } = createRequire(join(ROOT, 'cms/package.json'))('pg') as PostgresModule;
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rowCount } = await client.query(statement, values);
  await client.end();
  return rowCount;
}

const film = join(ROOT, 'scripts/seed/media/files/pastor-video.mp4');

function referenceOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('reference' in answer)) throw new Error('no reference');
  return String(answer.reference);
}

describe('the parts of the deployment, together', () => {
  let postgres: Postgres;
  let stack: Stack;

  beforeAll(async () => {
    await buildWhatChanged(ROOT);
    postgres = await startPostgres();
    // A variable that has no effect: see the test of signing in.
    const variables = { SIGN_IN_LIMIT: 'off' };
    stack = await startStack(ROOT, { seed: false, databaseUrl: postgres.url, variables });
    const body = new FormData();
    body.append('files', await openAsBlob(film, { type: 'video/mp4' }), 'pastor-video.mp4');
    await call(`${stack.cmsUrl}/upload`, { method: 'POST', headers: await signIn(stack.cmsUrl, stack.admin), body });
  });
  afterAll(async () => {
    await stack.stop();
    await postgres.stop();
  });

  it('has the whole web server in one file, so that a build under it takes nothing away', () => {
    expect(readdirSync(join(ROOT, 'web/dist/server'))).toEqual(['main.js']);
  });

  it('writes every line of its log before it stops, however slowly they are read', async () => {
    const [port = 0] = await freePorts(1);
    const web = spawn(process.execPath, ['web/dist/server/main.js'], {
      cwd: ROOT,
      env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), TRUSTED_PROXIES: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    // Its first line says that it listens. Nothing more is read until it has begun to stop.
    await once(web.stdout, 'readable');
    const post = async (id: string) => {
      const headers = { [requestIdHeader]: id };
      return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers })).text();
    };
    // Together more than the system holds of what was written and not yet read.
    const ids = Array.from({ length: 2_000 }, () => randomUUID());
    for (let n = 0; n < ids.length; n += 100) await Promise.all(ids.slice(n, n + 100).map(post));
    const exit = once(web, 'exit');
    web.kill('SIGTERM');
    const isListening = () => post(randomUUID()).then(Boolean, () => false);
    while (await isListening());
    const written = await readText(web.stdout);
    const logged = new Set([...written.matchAll(/"requestId":"([^"]+)"/g)].map(([, id]) => id));
    expect(ids.filter((id) => !logged.has(id))).toEqual([]);
    expect(await exit).toEqual([0, null]);
  });

  it('answers the health checks that the containers ask', async () => {
    for (const address of [stack.cmsUrl, stack.url]) {
      for (const path of ['/_health', '/_ready']) expect((await fetch(address + path)).status).toBe(204);
    }
  });

  const ask = (headers: Record<string, string> = {}) =>
    fetch(`${stack.url}/api/prayer-requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(exampleRequest),
    });

  it('keeps a prayer request in PostgreSQL, until somebody wants it forgotten', async () => {
    const response = await ask();
    expect(response.status, await response.clone().text()).toBe(201);
    const reference = referenceOf(await response.json());
    const query = 'SELECT 1 FROM prayer_requests WHERE reference = $1';
    expect(await rowsIn(postgres.url, query, [reference])).toBe(1);

    const output = await run({
      command: process.execPath,
      args: ['scripts/bootstrap.mjs', 'forget', 'Ana@Example.org', '--yes'],
      cwd: ROOT,
      env: { DATA_DIR: stack.dataDir, DATABASE_URL: postgres.url },
    });
    expect(output).toContain('Deleted: 1 prayer request.');
    expect(await rowsIn(postgres.url, query, [reference])).toBe(0);
  });

  const unfinished =
    'POST /api/prayer-requests HTTP/1.1\r\nHost: site\r\nContent-Type: application/json\r\n' +
    'Content-Length: 1000\r\n\r\n{"firstName":"A';
  const video = 'GET /api/assets/pastor-video HTTP/1.1\r\nHost: site\r\n\r\n';

  it.each([
    ['64 bodies that never come to an end', 64, unfinished],
    ['500 bodies that never come to an end', 500, unfinished],
    // So often that it is more than the system itself holds of an answer.
    ['64 readers who do not read what they asked for', 64, video.repeat(17)],
  ])('takes a prayer request while %s are there', async (_who, count, text) => {
    const crowd = new Crowd(stack.url, '127.0.0.2');
    try {
      const sockets = await crowd.open(count, text);
      // Those who do not read would not notice that the site has given them up.
      const gone = text === unfinished ? [allClosed(sockets).then(() => undefined)] : [];
      const response = await Promise.race([ask(), ...gone]);
      expect(response?.status, await response?.clone().text()).toBe(201);
      expect((await fetch(`${stack.cmsUrl}/_health`)).status).toBe(204);
    } finally {
      crowd.leave();
    }
  });

  it('ends 1,000 connections on which nothing, or half a header, is sent, long before one that asked for something', async () => {
    const crowd = new Crowd(stack.url, '127.0.0.3');
    const patient = new Crowd(stack.url, '127.0.0.4');
    try {
      const [patientConnection] = await patient.open(1, 'GET /_health HTTP/1.1\r\nHost: site\r\n\r\n');
      patientConnection?.resume();
      const silent = await crowd.open(500, '');
      const half = await crowd.open(500, 'GET / HTTP/1.1\r\nHost: site\r\nX-');
      await allClosed([...silent, ...half]);
      expect(patientConnection?.closed).toBe(false);
    } finally {
      crowd.leave();
      patient.leave();
    }
  });

  it('counts visitors by where they call from, whatever address they claim', async () => {
    const statuses: number[] = [];
    // Three were sent while the site was under attack.
    for (let n = 0; n < 12; n += 1) {
      const claimed = `198.51.100.${n}`;
      const { status } = await ask({ 'X-Forwarded-For': claimed, 'X-Real-IP': claimed, Forwarded: `for=${claimed}` });
      statuses.push(status);
    }
    expect(statuses).toEqual(Array.from({ length: 12 }, (_, n) => (n < 7 ? 201 : 429)));
  });

  it('limits signing in, which no variable can end', async () => {
    const statuses: number[] = [];
    // One more was spent to upload the film.
    for (let n = 0; n < 5; n += 1) {
      const response = await fetch(`${stack.url}/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(stack.admin),
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  it('makes no demo account in production on PostgreSQL', () => {
    expect(existsSync(join(stack.dataDir, 'credentials.json'))).toBe(false);
  });

  it('stops cleanly and leaves nothing behind', async () => {
    const { pid } = stack.site.cms;
    await stack.stop();
    await expect(fetch(`${stack.url}/_health`)).rejects.toThrow();
    await expect(fetch(`${stack.cmsUrl}/_health`)).rejects.toThrow();
    expect(() => process.kill(pid ?? 0, 0)).toThrow();
    expect(existsSync(stack.dataDir)).toBe(false);
  });
});
