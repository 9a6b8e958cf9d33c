import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startShapingProxy } from './shaping-proxy';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function serve(bytes: number): Promise<number> {
  const server = createServer((_request, response) => response.end(Buffer.alloc(bytes, 'a')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => new Promise((resolve) => server.close(resolve)));
  return (server.address() as AddressInfo).port;
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
});
