import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomAddress } from '../support/address';

export type Line = {
  url: string;
  cut(): void;
  mend(): void;
  /** Goes on as another visitor, whose requests are counted anew. */
  changeAddress(): void;
  close(): void;
};

/** HTTP/1 browsers open six; behind Caddy all requests share one. */
const connectionsLeft = 1;
const connectionsOfBrowser = 6;

/** A connection to the site that can be cut, in any browser, its worker included, or on which no script arrives. */
export async function startLine(site: string, { losesScripts = false } = {}): Promise<Line> {
  const { hostname, port } = new URL(site);
  const unanswered = new Set<ServerResponse>();
  let address = randomAddress();
  let isCut = false;
  const server = createServer((asked, answer) => {
    const isScript = /^[/]assets[/].+[.]js$/.test(asked.url ?? '');
    // The browser gives up what it asked for on the page before, and tells so later.
    if (asked.headers.accept?.startsWith('text/html')) unanswered.clear();
    if (losesScripts && isScript && unanswered.size < connectionsOfBrowser - connectionsLeft) {
      unanswered.add(answer);
      answer.on('close', () => unanswered.delete(answer));
      return;
    }
    const { method = 'GET', url = '/' } = asked;
    const headers = { ...asked.headers, ...address };
    // A connection of its own: one that is used again may just be closed.
    const onward = request({ hostname, port, method, path: url, headers, agent: false }, (answered) => {
      // Those of the connection are for each connection alone.
      const { connection: _, 'keep-alive': __, 'transfer-encoding': ___, ...own } = answered.headers;
      answer.writeHead(answered.statusCode ?? 502, own);
      answered.on('error', () => answer.destroy()).pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  });
  server.on('connection', (socket) => isCut && socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      server.closeAllConnections();
    },
    mend: () => {
      isCut = false;
    },
    changeAddress: () => {
      address = randomAddress();
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
