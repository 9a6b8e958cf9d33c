import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type Line = { url: string; cut(): void; mend(): void; close(): void };

/** A connection to the site that can be cut, in any browser, its worker included. */
export async function startLine(site: string): Promise<Line> {
  const { hostname, port } = new URL(site);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((visitor) => {
    if (isCut) return void visitor.destroy();
    const onward = connect(Number(port), hostname);
    for (const [one, other] of [
      [visitor, onward],
      [onward, visitor],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy()).on('close', () => (open.delete(one), other.destroy()));
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const drop = () => open.forEach((socket) => socket.destroy());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      drop();
      server.close();
    },
  };
}
