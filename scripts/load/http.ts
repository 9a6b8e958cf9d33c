import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** As the proxy in front keeps connections to the web servers, for all visitors together. */
const connections = new Agent({ keepAlive: true, maxSockets: 256, timeout: 60_000 });
const timeout = 30_000;

export type Call = { method?: string; headers?: Readonly<Record<string, string>>; body?: string };

/** `fetch` would take half of a processor for a thousand readers, which the site then lacks. */
export function ask(url: string, { method = 'GET', headers = {}, body }: Call = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
    const asked = request(
      url,
      { method, agent: connections, timeout, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')));
    asked.on('error', reject);
    asked.end(body);
  });
}

export function textOf({ headers, body }: Answer): string {
  return (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString('utf8');
}
