import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApp } from '../app';
import { contentSite } from '../testing/content-site';
import { head, RawConnection } from '../testing/raw-connection';
import { startServer, type RunningServer } from '../testing/start-server';

const attacker = '203.0.113.1';
const form = 'POST /api/prayer-requests';
const picture = 'GET /api/assets/hero-image';
const megabyte = Buffer.alloc(2 ** 20, 'x');

let cms: RunningServer;
let app: FastifyInstance;
let site: string;
let connections: RawConnection[] = [];
/** Of requests that the CMS got, by path. */
let reached: Map<string, number>;

afterEach(async () => {
  vi.useRealTimers();
  for (const { socket } of connections) socket.destroy();
  connections = [];
  // First what sends without end: the site waits for answers in progress when it closes.
  await cms.stop();
  await app.close();
});

/** As Strapi does, it reads the whole body before it answers. */
const takeBody: RequestListener = (request, response) => {
  request.resume().once('end', () => response.writeHead(201).end('{}'));
};

async function start(answer = takeBody) {
  reached = new Map();
  cms = await startServer((request, response) => {
    const path = request.url ?? '';
    reached.set(path, (reached.get(path) ?? 0) + 1);
    answer(request, response);
  });
  app = createApp({
    environment: {
      port: 0,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      cmsUrl: cms.url,
      cmsUrls: [cms.url],
      purgeSecret: null,
      offlineReading: true,
      extraLanguages: [],
      translationsDirectory: 'translations',
      trustedProxies: 1,
    },
    site: contentSite,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  site = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

async function open(sent: string, options?: { reads?: boolean }): Promise<RawConnection> {
  const connection = await RawConnection.open(site, sent, options);
  connections.push(connection);
  return connection;
}

const openMany = (count: number, sent: (index: number) => string, options?: { reads?: boolean }) =>
  Promise.all(Array.from({ length: count }, (_, index) => open(sent(index), options)));

const eventually = (check: () => void) => vi.waitFor(check, { timeout: 15_000, interval: 10 });

/** A person on a good line, with an address of his own. */
const ask = () =>
  fetch(`${site}/api/prayer-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '198.51.100.7' },
    body: JSON.stringify({ prayerRequest: 'For my family, please.' }),
  });

const json = (length: number) => ({ 'Content-Type': 'application/json', 'Content-Length': length });
const unfinished = (from: string, line = form) => `${head(line, from, json(1_000))}{"firstName":"A`;

describe('a flood of complete requests', () => {
  it('from all the networks of one /48 shuts no form', async () => {
    await start((request) => void request.resume());
    const complete = (from: string) => `${head(form, from, json(2))}{}`;
    await openMany(160, (index) => complete(`2001:db8:0:${index % 40}::${index}`));
    await eventually(() => expect(reached.get('/api/prayer-requests')).toBe(8));
    await open(complete('2001:db8:1::1'));
    await open(complete('198.51.100.7'));
    await eventually(() => expect(reached.get('/api/prayer-requests')).toBe(10));
  });

  it('that the CMS lets wait before it checks a password shuts neither the panel nor the desk', async () => {
    await start((request, response) => {
      request.resume();
      if (request.url?.startsWith('/admin/login') !== true) response.writeHead(200).end('{}');
    });
    const guess = (index: number) => `${head('POST /admin/login', `198.51.100.${index % 32}`, json(2))}{}`;
    await openMany(128, guess);
    await eventually(() => expect(reached.get('/admin/login')).toBe(64));
    for (const path of ['/admin/init', '/admin/prayer-desk/summary']) {
      expect((await fetch(site + path)).status).toBe(200);
    }
  });
});

describe('a crowd that waits for certificates', () => {
  it('from many addresses shuts no form', async () => {
    await start((request, response) => {
      if (request.url === '/api/certificates') request.resume();
      else takeBody(request, response);
    });
    const asked = (index: number) => `${head('POST /api/certificates', `203.0.113.${index}`, json(2))}{}`;
    await openMany(100, asked);
    await eventually(() => expect(reached.get('/api/certificates')).toBe(32));
    expect((await ask()).status).toBe(201);
  });
});

describe('bodies that never come to an end', () => {
  it.each([64, 500])('shut no form when %i of them come at once', async (count) => {
    await start();
    await openMany(count, () => unfinished(attacker));
    expect((await ask()).status).toBe(201);
    expect(reached).toEqual(new Map([['/api/prayer-requests', 1]]));
  });

  it('shut no form when they come from many addresses, and to every call', async () => {
    await start();
    await openMany(128, (index) => unfinished(`203.0.113.${index % 2}`));
    await openMany(250, (index) => unfinished(`2001:db8:0:${index % 50}::${index}`));
    await openMany(128, () => unfinished(attacker, 'POST /admin/login'));
    expect((await ask()).status).toBe(201);
    const panel = await fetch(`${site}/admin/login`, { method: 'POST', body: '{}' });
    expect(panel.status).toBe(201);
  });

  it('are at most 128 of one address, and the oldest makes room for the next', async () => {
    await start();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const first = await open(unfinished(attacker));
    await openMany(128, () => unfinished(attacker));
    await first.closed();
    expect(first.received).toContain('HTTP/1.1 408 ');
    expect(connections.filter(({ socket }) => socket.closed)).toEqual([first]);
  });

  it('are refused after ten seconds, and their connection is closed', async () => {
    await start();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const connection = await open(head(form, attacker, { ...json(1_000), Expect: '100-continue' }));
    await connection.until('100 Continue');
    vi.advanceTimersByTime(9_000);
    connection.socket.write('{"firstName":"A');
    vi.advanceTimersByTime(1_000);
    await connection.closed();
    expect(connection.received).toContain('HTTP/1.1 408 ');
    expect(connection.received).toContain('{"data":null,"error":{"status":408,"name":"RequestTimeoutError"');
    expect(reached.size).toBe(0);
  });

  it('are refused at once when they are too large, or do not tell how large', async () => {
    await start();
    const tooLarge = await open(head(form, attacker, json(64 * 1024 + 1)));
    await tooLarge.until('"name":"PayloadTooLargeError"');
    expect(tooLarge.received).toContain('HTTP/1.1 413 ');
    const chunked = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
    const endless = await open(head('POST /api/events', attacker, chunked) + '1\r\nx\r\n'.repeat(1_000));
    await endless.closed();
    expect(endless.received).toContain('HTTP/1.1 411 ');
    expect(reached.size).toBe(0);
  });

  it('are not waited for after the answer either', async () => {
    await start();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const lines = ['POST /', 'GET /', 'GET /api/articles', 'POST /_purge', 'POST /upload'];
    const answered = await Promise.all(
      lines.map(async (line) => {
        const connection = await open(
          head(line, attacker, { 'Content-Length': 1_000, 'Content-Type': 'multipart/form-data; boundary=x' }),
        );
        await connection.until('\r\n\r\n');
        return connection;
      }),
    );
    vi.advanceTimersByTime(5_000);
    await Promise.all(answered.map((connection) => connection.closed()));
  });

  it('hold a share of the memory and no more', async () => {
    await start();
    const almost = head('POST /api/events', attacker, json(2 ** 20)) + 'x'.repeat(2 ** 20 - 1);
    const ofOne = await openMany(5, () => almost);
    await Promise.race(ofOne.map((connection) => connection.until('HTTP/1.1 4')));
    const elsewhere = await fetch(`${site}/api/events`, { method: 'POST', body: 'x'.repeat(2 ** 20 - 1) });
    expect(elsewhere.status).toBe(201);
  });

  it('make room for a form, however many addresses fill the memory', async () => {
    await start();
    const almost = (from: string) => head(form, from, json(65_536)) + 'x'.repeat(65_535);
    await openMany(600, (index) => almost(`203.0.113.${index % 50}`));
    for (let n = 0; n < 5; n += 1) expect((await ask()).status).toBe(201);
  });

  it('are answered one after the other where many come at once, and too many not at all', async () => {
    await start();
    const few = await open((head('POST /api/events', attacker, json(2)) + '{}').repeat(17));
    await eventually(() => expect(few.received.split('HTTP/1.1 201 ')).toHaveLength(18));
    const many = await open((head('POST /api/events', attacker, json(2)) + '{}').repeat(1_000));
    await many.closed();
    expect((await ask()).status).toBe(201);
  });

  it('give their memory back', async () => {
    await start();
    const whole = head('POST /api/events', attacker, json(2 ** 20)) + 'x'.repeat(2 ** 20);
    for (let n = 0; n < 40; n += 1) {
      const connection = await open(whole);
      await connection.until('HTTP/1.1 201 ');
    }
  });
});

describe('readers that do not read', () => {
  /** As much of a video without end as the other side takes. */
  const endless: RequestListener = (request, response) => {
    if (request.method === 'POST' || request.url === '/_health') {
      response.writeHead(201).end('{}');
      return;
    }
    response.writeHead(200, { 'Content-Length': 2 ** 40 });
    const write = () => {
      while (response.write(megabyte));
    };
    response.on('drain', write);
    write();
  };

  it('hold their share of connections, and shut neither forms nor files nor the panel', async () => {
    await start(endless);
    await openMany(64, () => head(picture, attacker), { reads: false });
    expect((await ask()).status).toBe(201);
    for (const path of ['/api/assets/hero-image', '/admin/users/me']) {
      const elsewhere = await open(head(`GET ${path}`, '198.51.100.7'));
      await elsewhere.until('HTTP/1.1 200 ');
    }
    expect(reached.get('/api/assets/hero-image')).toBe(33);
  });

  it('are refused when too many of their calls wait already, but not at once, and others are not', async () => {
    await start(endless);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await openMany(32 + 256, () => head(picture, attacker), { reads: false });
    await eventually(() => expect(reached.get('/api/assets/hero-image')).toBe(32));
    const next = await open(head(picture, attacker));
    const elsewhere = await open(head(picture, '198.51.100.7'));
    await elsewhere.until('HTTP/1.1 200 ');
    expect(next.received).toBe('');
    vi.advanceTimersByTime(1_000);
    await next.until('"name":"RateLimitError"');
    expect(next.received).toContain('HTTP/1.1 429 ');
    expect(next.received.toLowerCase()).toContain('retry-after: 5');
  });

  it('hold nothing any more when they are gone, with all that they had sent at once', async () => {
    await start(endless);
    for (let n = 0; n < 3; n += 1) {
      const readers = await openMany(40, () => head(picture, attacker).repeat(17), { reads: false });
      await eventually(() => expect(reached.get('/api/assets/hero-image')).toBeGreaterThanOrEqual((n + 1) * 32));
      for (const { socket } of readers) socket.destroy();
    }
    const next = await open(head(picture, attacker));
    await next.until('HTTP/1.1 200 ');
  });

  it('make room at the next look for whoever waits at their address', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await start(endless);
    await openMany(32, () => head(picture, attacker), { reads: false });
    await eventually(() => expect(reached.get('/api/assets/hero-image')).toBe(32));
    const person = await open(head(picture, attacker));
    const served = person.until('HTTP/1.1 200 ').then(() => true);
    let looks = 0;
    while (!(await Promise.race([served, setImmediate(false)]))) {
      vi.advanceTimersByTime(5_000);
      looks += 1;
      expect(looks).toBeLessThan(200);
    }
  });

  it('are dropped when they stand still, and so is their connection to the CMS', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const left: string[] = [];
    await start((request, response) => {
      // Leaves out what the site asks of the CMS by itself.
      if (request.url === '/api/assets/hero-image') response.once('close', () => left.push(request.url ?? ''));
      endless(request, response);
    });
    const reader = await open(head(picture, attacker));
    for (let span = 1; span <= 24; span += 1) {
      // Counts from here, because more may have come at once.
      await reader.untilLength(reader.length + megabyte.length);
      vi.advanceTimersByTime(5_000);
    }
    expect(left).toEqual([]);
    reader.socket.pause();
    while (left.length === 0) {
      vi.advanceTimersByTime(30_000);
      await setImmediate();
    }
    reader.socket.resume();
    await reader.closed();
    // A busy machine takes its time for what is read until then.
  }, 60_000);
});

describe('readers who leave at once', () => {
  it('have no more calls at a time than those who wait', async () => {
    const held: ServerResponse[] = [];
    await start((_request, response) => held.push(response));
    const path = '/api/articles?locale=en';
    for (const before of [0, 1]) {
      const reader = await open(head(`GET ${path}`, attacker));
      await eventually(() => expect(reached.get(path)).toBe(before + 1));
      reader.socket.destroy();
    }
    await open(head(`GET ${path}`, attacker));
    await open(head('GET /api/articles?locale=es', '198.51.100.7'));
    await eventually(() => expect(reached.get('/api/articles?locale=es')).toBe(1));
    expect(reached.get(path)).toBe(2);
    held[0]?.end('{}');
    await eventually(() => expect(reached.get(path)).toBe(3));
  });
});

describe('the connections for forms', () => {
  it('are open before a form comes, because a busy CMS accepts new ones slowly', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const before = new Set<unknown>();
    const opened: boolean[] = [];
    await start((request, response) => {
      if (request.url === '/_health') before.add(request.socket);
      else opened.push(before.has(request.socket));
      takeBody(request, response);
    });
    vi.advanceTimersByTime(5 * 60_000);
    await eventually(() => expect(reached.get('/_health')).toBe(32));
    expect(before.size).toBe(32);
    for (let n = 0; n < 3; n += 1) expect((await ask()).status).toBe(201);
    expect(opened).toEqual([true, true, true]);
  });
});

describe('a crowd that asks for what the CMS has to look up', () => {
  const never: RequestListener = () => undefined;
  const manyAddresses = (index: number) => `203.0.113.${index}`;
  /** Waits until nothing more arrives, because a call too many would come right after the others. */
  const expectReached = async (path: string, count: number) => {
    await eventually(() => expect(reached.get(path)).toBe(count));
    const beside = await open(head('GET /admin/init', '198.51.100.7'));
    await eventually(() => expect(reached.get('/admin/init')).toBe(1));
    beside.socket.destroy();
    expect(reached.get(path)).toBe(count);
  };

  it.each([
    '/api/assets/invented',
    '/public-objects/invented/a.webp',
    '/uploads/invented.jpg',
    '/admin/panel/invented',
  ])('has 16 files looked up at a time: %s', async (path) => {
    await start(never);
    await openMany(64, (index) => head(`GET ${path}`, manyAddresses(index)));
    await expectReached(path, 16);
  });

  it('of one address has two', async () => {
    await start(never);
    await openMany(32, () => head(picture, attacker));
    await expectReached('/api/assets/hero-image', 2);
  });

  it('has no more files looked up by leaving at once', async () => {
    await start(never);
    const left = await openMany(2, () => head(picture, attacker));
    await eventually(() => expect(reached.get('/api/assets/hero-image')).toBe(2));
    for (const { socket } of left) socket.destroy();
    await openMany(8, () => head(picture, attacker));
    await expectReached('/api/assets/hero-image', 2);
  });

  it.each([
    ['a list', '/api/articles?locale=en'],
    ['the state of all files', '/api/assets/status'],
  ])('reads %s in the lane of the pages, whatever credentials it makes up', async (_what, path) => {
    await start(never);
    await openMany(64, (index) => head(`GET ${path}`, manyAddresses(index), { Authorization: 'Bearer x' }));
    await expectReached(path, 16);
  });

  it('does not hold up the accounts that read below the same address', async () => {
    await start(never);
    await openMany(64, (index) => head('GET /api/articles', manyAddresses(index), { Authorization: 'Bearer x' }));
    await expectReached('/api/articles', 16);
    for (const path of ['/api/event-drafts', '/api/picture-slots?locale=en']) {
      await open(head(`GET ${path}`, '198.51.100.7', { Authorization: 'Bearer x' }));
      await eventually(() => expect(reached.get(path)).toBe(1));
    }
  });
});

describe('uploads', () => {
  const upload = (from: string, length: number) =>
    head('POST /upload', from, {
      Authorization: 'Bearer x',
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': length,
    });
  const count: RequestListener = (request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => response.end(String(length)));
  };

  it('over a slow line come in whole, and one that stands still is dropped', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let arrived = 0;
    await start((request, response) => {
      request.on('data', (chunk: Buffer) => (arrived += chunk.length));
      count(request, response);
    });
    const slow = await open(upload(attacker, 50_000));
    for (let sent = 5_000; sent <= 50_000; sent += 5_000) {
      slow.socket.write('x'.repeat(5_000));
      await eventually(() => expect(arrived).toBe(sent));
      vi.advanceTimersByTime(30_000);
    }
    await slow.until('50000');

    const still = await open(upload(attacker, 50_000) + 'x'.repeat(5_000));
    await eventually(() => expect(arrived).toBe(55_000));
    vi.advanceTimersByTime(60_000);
    await still.closed();
    expect(still.received).toContain('HTTP/1.1 408 ');
  });

  it('use no connection before their first byte', async () => {
    await start(count);
    await openMany(40, (index) => upload(`203.0.113.${index}`, 50_000));
    const sent = await open(upload('198.51.100.7', 50_000) + 'x'.repeat(50_000));
    await sent.until('50000');
    expect(reached).toEqual(new Map([['/upload', 1]]));
  });

  it('wait for one another, so that twenty at once come in whole', async () => {
    await start(count);
    const all = await openMany(20, () => upload(attacker, 200_000) + 'x'.repeat(200_000));
    await Promise.all(all.map((connection) => connection.until('200000')));
  });

  it('without an account are refused before they are sent', async () => {
    await start(count);
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 50_000 };
    const anonymous = await open(head('POST /api/images', attacker, headers));
    await anonymous.until('"name":"UnauthorizedError"');
    expect(anonymous.received).toContain('HTTP/1.1 401 ');
    expect(reached.size).toBe(0);
  });
});
