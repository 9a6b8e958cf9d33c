import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection that sends and reads exactly what a test says, as no well-behaved client would. */
export class RawConnection {
  /** The beginning of what came, and how much did. */
  received = '';
  length = 0;

  private constructor(
    readonly socket: Socket,
    reads: boolean,
  ) {
    // Broken off by the other side, as many of these are meant to be, it still closes.
    socket.on('error', () => undefined);
    if (!reads) return;
    socket.on('data', (chunk: Buffer) => {
      this.length += chunk.length;
      if (this.received.length < 10_000) this.received += chunk.toString('latin1');
    });
  }

  static async open(url: string, sent: string, { reads = true } = {}): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    const connection = new RawConnection(socket, reads);
    socket.write(sent, 'latin1');
    return connection;
  }

  async until(text: string): Promise<void> {
    while (!this.received.includes(text)) await once(this.socket, 'data');
  }

  async untilLength(length: number): Promise<void> {
    while (this.length < length) await once(this.socket, 'data');
  }

  /** Resolves when it has ended, in order or broken off. */
  closed(): Promise<void> {
    return new Promise((resolve) => {
      if (this.socket.closed) resolve();
      else this.socket.once('close', () => resolve());
    });
  }
}

/** The head of a request, from an address that the server is told by the proxy that it trusts. */
export function head(line: string, from: string, headers: Readonly<Record<string, string | number>> = {}): string {
  const all = { Host: 'site', 'X-Forwarded-For': from, ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
