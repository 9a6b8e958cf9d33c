import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { startShapingProxy } from './shaping-proxy';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function serve(bytes: number): Promise<number> {
  return listen((_request, response) => response.end(Buffer.alloc(bytes, 'a')));
}

async function listen(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
}

/** So that packets of two sizes, which take differently long, go by turns. */
async function answerInPieces(response: ServerResponse, body: Buffer): Promise<void> {
  for (let at = 0; at < body.length; at += 2_000) {
    response.write(body.subarray(at, at + 2_000));
    await setImmediate();
  }
  response.end();
}

describe('startShapingProxy', () => {
  it('makes a visitor wait for the handshake, the round trip and the bytes', async () => {
    const line = await startShapingProxy(await serve(50_000), { roundTripMs: 60, bitsPerSecond: 4_000_000 });
    stops.unshift(() => line.stop());
    const start = performance.now();
    const body = await (await fetch(`http://127.0.0.1:${line.port}/`)).arrayBuffer();
    const elapsed = performance.now() - start;
    expect(body.byteLength).toBe(50_000);
    // 60 ms handshake + 60 ms round trip + 100 ms for the bytes.
    expect(elapsed).toBeGreaterThan(215);
  });

  it('shares its bandwidth between connections', async () => {
    const line = await startShapingProxy(await serve(25_000), { roundTripMs: 10, bitsPerSecond: 4_000_000 });
    stops.unshift(() => line.stop());
    const start = performance.now();
    await Promise.all(
      Array.from({ length: 4 }, async () => (await fetch(`http://127.0.0.1:${line.port}/`)).arrayBuffer()),
    );
    // Four times 25 kB at 4 Mbps are 200 ms, however many connections carry them.
    expect(performance.now() - start).toBeGreaterThan(200);
  });

  it('keeps the order of the bytes, also on a machine that is late', async () => {
    const sent = randomBytes(60_000);
    const port = await listen((_request, response) => void answerInPieces(response, sent));
    const line = await startShapingProxy(port, { roundTripMs: 150, bitsPerSecond: 1_600_000 });
    stops.unshift(() => line.stop());
    // So long that several packets arrive at once, and so seldom that they are sent one by one.
    const busy = setInterval(() => {
      for (const end = performance.now() + 40; performance.now() < end;);
    }, 90);
    try {
      const body = await (await fetch(`http://127.0.0.1:${line.port}/`)).arrayBuffer();
      expect(sent.equals(Buffer.from(body))).toBe(true);
    } finally {
      clearInterval(busy);
    }
  });
});
