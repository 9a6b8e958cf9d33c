import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** The payload of a TCP packet over Ethernet. Flows take turns packet by packet, as on a real line. */
const packetBytes = 1460;

type Arrival = { at: number; to: Socket; packet: Buffer | 'end' };

/** A slow line in one direction: every flow's packets share its bandwidth by turns and arrive half a round trip later. */
class Line {
  private readonly flows = new Map<Socket, Buffer[]>();
  private turn: Socket[] = [];
  private freeAt = 0;
  private timer: NodeJS.Timeout | undefined;
  /** In order of arrival. With a timer for each, packets would overtake each other on a busy machine. */
  private arrivals: Arrival[] = [];
  private arrivalTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly bitsPerSecond: number,
    private readonly delayMs: number,
  ) {}

  send(to: Socket, data: Buffer): void {
    const packets = this.flows.get(to) ?? [];
    for (let at = 0; at < data.length; at += packetBytes) packets.push(data.subarray(at, at + packetBytes));
    if (!this.flows.has(to)) {
      this.flows.set(to, packets);
      this.turn.push(to);
    }
    this.transmit();
  }

  /** Ends the flow after what has been sent. */
  end(to: Socket): void {
    const drained = () => {
      if (this.flows.has(to)) setTimeout(drained, this.delayMs);
      else this.travel(to, 'end');
    };
    drained();
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.arrivalTimer);
    this.flows.clear();
    this.turn = [];
    this.arrivals = [];
  }

  private transmit(): void {
    if (this.timer) return;
    const now = performance.now();
    this.freeAt = Math.max(this.freeAt, now);
    // Timers are a millisecond coarse: whatever the line would have sent within it is sent at once.
    while (this.turn.length > 0 && this.freeAt <= now + 1) {
      const to = this.turn.shift();
      const packets = to && this.flows.get(to);
      const packet = packets?.shift();
      if (!to || !packets || !packet) continue;
      this.freeAt += (packet.length * 8 * 1000) / this.bitsPerSecond;
      this.travel(to, packet);
      if (packets.length > 0) this.turn.push(to);
      else this.flows.delete(to);
    }
    if (this.turn.length === 0) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.transmit();
    }, this.freeAt - now);
  }

  private travel(to: Socket, packet: Buffer | 'end'): void {
    this.arrivals.push({ at: Math.max(this.freeAt, performance.now()) + this.delayMs, to, packet });
    if (this.arrivals.length === 1) this.arriveLater();
  }

  private arriveLater(): void {
    const [next] = this.arrivals;
    if (next) this.arrivalTimer = setTimeout(() => this.arrive(), next.at - performance.now());
  }

  private arrive(): void {
    const now = performance.now();
    for (let next = this.arrivals[0]; next && next.at <= now; next = this.arrivals[0]) {
      this.arrivals.shift();
      if (next.packet === 'end') next.to.end();
      else if (next.to.writable) next.to.write(next.packet);
    }
    this.arriveLater();
  }
}

export type ShapedLine = { port: number; stop(): Promise<void> };

/**
 * Puts a slow line in front of a server on this machine. `roundTripMs` is also what opening a connection costs; both
 * directions have `bitsPerSecond`. Slow start and loss are not modelled.
 */
export async function startShapingProxy(
  targetPort: number,
  { roundTripMs, bitsPerSecond }: { roundTripMs: number; bitsPerSecond: number },
): Promise<ShapedLine> {
  const up = new Line(bitsPerSecond, roundTripMs / 2);
  const down = new Line(bitsPerSecond, roundTripMs / 2);
  const sockets = new Set<Socket>();
  const server = createServer((visitor) => {
    const upstream = connect(targetPort, '127.0.0.1');
    for (const socket of [visitor, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {
        visitor.destroy();
        upstream.destroy();
      });
    }
    // The handshake: nothing travels before one round trip has passed.
    visitor.pause();
    setTimeout(() => visitor.resume(), roundTripMs);
    visitor.on('data', (data: Buffer) => up.send(upstream, data));
    visitor.on('end', () => up.end(upstream));
    upstream.on('data', (data: Buffer) => down.send(visitor, data));
    upstream.on('end', () => down.end(visitor));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        up.close();
        down.close();
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
