import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { fetchOutsideImage, isPublicAddress, probeOutside, publicNetwork } from './fetch-outside-image';
import { hostileAddresses, hostileHosts } from './hostile-addresses.cases';

let picture: Buffer;
const closings: (() => void)[] = [];

beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#805030' } })
    .png()
    .toBuffer();
});

afterEach(() => {
  closings.splice(0).forEach((close) => {
    close();
  });
});

/** A server on all local addresses that records its requests. */
async function otherServer(answer: RequestListener) {
  const requests: IncomingMessage[] = [];
  const reached: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    answer(request, response);
  }).listen(0, '::');
  server.on('connection', ({ localAddress }) => reached.push(localAddress));
  await once(server, 'listening');
  closings.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, requests, reached };
}

const anyPort = { ...publicNetwork, isPort: () => true };
/** Allows tests to reach the local server. */
const local = { ...anyPort, isAllowed: (address: string) => ['127.0.0.1', '::1'].includes(address) };

const answering =
  (type: string, body: Buffer | string, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body);
  };

describe('a link', () => {
  test('is followed to where it leads, each step checked as the first', async () => {
    const { port, requests } = await otherServer(({ url = '' }, response) => {
      const to: Record<string, string> = { '/moved': '/page', '/inside': 'http://10.0.0.1/', '/round': '/round' };
      if (to[url]) response.writeHead(301, { Location: to[url] }).end();
      else response.writeHead(url === '/page' ? 200 : 404).end('A page');
    });
    const probe = (path: string) => probeOutside(`http://127.0.0.1:${port}${path}`, local);
    expect(await Promise.all(['/moved', '/none', '/inside'].map(probe))).toEqual([200, 404, null]);
    expect(await probe('/round')).toBeNull();
    expect(requests.filter(({ url }) => url === '/round')).toHaveLength(6);
  });

  test('to what is inside is not asked', async () => {
    const { port, reached } = await otherServer(answering('text/html', 'A page'));
    expect(await probeOutside(`http://127.0.0.1:${port}/`, anyPort)).toBeNull();
    expect(reached).toEqual([]);
  });
});

describe('what is inside', () => {
  test('is not even connected to, in any notation and on any port', async () => {
    const { port, reached } = await otherServer(answering('image/png', picture));
    const inside = hostileHosts.flatMap((host) => [`http://${host}:${port}/a.png`, `https://${host}:${port}/a.png`]);
    expect(await Promise.all(inside.map((address) => fetchOutsideImage(address, anyPort)))).toEqual(
      inside.map(() => null),
    );
    expect(await Promise.all(hostileAddresses.map((address) => fetchOutsideImage(address, publicNetwork)))).toEqual(
      hostileAddresses.map(() => null),
    );
    expect(reached).toEqual([]);
  });

  test('is asked on no port but those of the web', async () => {
    const { port, reached } = await otherServer(answering('image/png', picture));
    const allowed = { ...publicNetwork, isAllowed: () => true };
    expect(await fetchOutsideImage(`http://127.0.0.1:${port}/picture.png`, allowed)).toBeNull();
    expect(reached).toEqual([]);
  });
});

describe('a picture of another server', () => {
  test('is had with its name, and the server learns nothing but what was asked for', async () => {
    const { port, requests } = await otherServer(answering('image/png', picture));
    const found = await fetchOutsideImage(`http://127.0.0.1:${port}/a/Night%20of%20prayer.png?size=1#part`, local);
    expect(found).toEqual({ bytes: picture, name: 'Night of prayer.png' });
    expect(requests.map(({ method, url, headers }) => ({ method, url, headers }))).toEqual([
      {
        method: 'GET',
        url: '/a/Night%20of%20prayer.png?size=1',
        headers: {
          host: `127.0.0.1:${port}`,
          accept: 'image/*',
          'accept-encoding': 'identity',
          connection: 'close',
        },
      },
    ]);
  });

  test('is had by name, asked at the address that was looked at', async () => {
    const { port, requests, reached } = await otherServer(answering('image/png', picture));
    const seen: string[] = [];
    const looking = { ...local, isAllowed: (address: string) => seen.push(address) > 0 && local.isAllowed(address) };
    expect(await fetchOutsideImage(`http://localhost:${port}/picture.png`, looking)).not.toBeNull();
    expect(requests[0]?.headers.host).toBe(`localhost:${port}`);
    expect(seen.some((address) => reached[0]?.endsWith(address))).toBe(true);
  });

  test('of a name that leads inside beside outside is not asked for', async () => {
    const { port, reached } = await otherServer(answering('image/png', picture));
    const never = { ...anyPort, isAllowed: (address: string) => address === '192.0.2.1' };
    expect(await fetchOutsideImage(`http://localhost:${port}/picture.png`, never)).toBeNull();
    expect(reached).toEqual([]);
  });

  test.each<[string, RequestListener]>([
    ['a redirect to one', (_, response) => response.writeHead(302, { Location: '/picture.png' }).end()],
    ['an error with one', (_, response) => response.writeHead(404, { 'Content-Type': 'image/png' }).end(picture)],
    ['a page called one', answering('image/png', '<!doctype html><title>Router</title>')],
    ['a drawing', answering('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a drawing called a picture', answering('image/png', '<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['no type', (_, response) => response.end(picture)],
    ['one that is called a page', answering('text/html', picture)],
    ['a few bytes of one', answering('image/png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))],
    ['nothing', answering('image/png', '')],
    [
      'a length that is too much',
      (_, response) =>
        response
          .writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': local.largestBytes + 1 })
          .flushHeaders(),
    ],
  ])('is not had where there is %s', async (_name, answer) => {
    const { port } = await otherServer(answer);
    expect(await fetchOutsideImage(`http://127.0.0.1:${port}/other.png`, local)).toBeNull();
  });

  test('that never ends is left after so many bytes', async () => {
    let sent = 0;
    const { port } = await otherServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' });
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(64 * 1024))) sent += 64;
      };
      response.on('drain', more);
      more();
    });
    expect(await fetchOutsideImage(`http://127.0.0.1:${port}/`, { ...local, largestBytes: 1024 * 1024 })).toBeNull();
    expect(sent).toBeLessThan(16 * 1024);
  });

  test('that trickles is left when its time is over, and one that says nothing before', async () => {
    const { port } = await otherServer((_, response) => {
      response.writeHead(200, { 'Content-Type': 'image/png' });
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => {
        clearInterval(timer);
      });
    });
    const silent = await otherServer(() => undefined);
    const started = Date.now();
    const limits = { ...local, totalMs: 300, silenceMs: 100 };
    expect(await fetchOutsideImage(`http://127.0.0.1:${port}/`, limits)).toBeNull();
    expect(await fetchOutsideImage(`http://127.0.0.1:${silent.port}/`, { ...limits, totalMs: 10_000 })).toBeNull();
    expect(Date.now() - started).toBeLessThan(3000);
  });

  test('of a server that is not there is none', async () => {
    const { port } = await otherServer(answering('image/png', picture));
    closings.splice(0).forEach((close) => {
      close();
    });
    expect(await fetchOutsideImage(`http://127.0.0.1:${port}/`, local)).toBeNull();
  });
});

test.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '172.15.0.1', '172.32.0.1', '100.63.255.255', '2606:4700::1111'])(
  '%s belongs to the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

const hostileIps = hostileHosts.map((host) => host.replace(/^\[(.*)\]$/, '$1')).filter((host) => isIP(host));

test.each([
  ...hostileIps,
  // Spellings that a resolver or a URL would have normalized.
  '0x7f.0.0.1',
  '0177.0.0.1',
  '127.1',
  '2130706433',
  '0xa83f8110',
  'fe80::1%eth0',
  '2606:4700::1111%eth0%eth1',
  // Public IPv4 addresses in IPv6 ones: IPv4-mapped, translated, compatible, NAT64, 6to4 and Teredo.
  '::ffff:8.8.8.8',
  '::ffff:808:808',
  '::ffff:0:8.8.8.8',
  '::8.8.8.8',
  '64:ff9b::808:808',
  '64:ff9b:1::808:808',
  '2002:808:808::1',
  '2001:0:808:808::1',
  // Documentation, benchmarks, ORCHID, segment routing and what is not allocated.
  '2001:2::1',
  '2001:10::1',
  '2001:20::1',
  '3fff::1',
  '5f00::1',
  '4000::1',
  '',
  'localhost',
])('%s does not', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
