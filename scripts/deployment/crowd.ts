import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client with its own address on this machine that sends what no browser would. */
export class Crowd {
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
export async function allClosed(sockets: readonly Socket[]): Promise<void> {
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
