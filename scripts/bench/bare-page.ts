import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

export type BarePage = { port: number; stop(): Promise<void> };

/** The yardstick for a first paint: the words and the styles of a page, without its scripts and what they need. */
export async function startBarePage(address: string): Promise<BarePage> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const html = (await answer.text())
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '');
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    const found = request.url === '/';
    response.writeHead(found ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(found ? { 'Content-Encoding': 'br', 'Content-Length': body.length } : {}),
    });
    response.end(found ? body : undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
