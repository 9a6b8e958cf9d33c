import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { vi } from 'vitest';
import { freePort } from '../../../scripts/lib/ports';

export type ReceivedMail = { from: string; to: string[]; raw: string; mail: Email };

/** The server's answer to a recipient or message; undefined to accept it. */
export type Refusal = { status: number; reply: string };

type MessageAnswer = Refusal | 'drop' | undefined;

type Behaviour = {
  onRecipient: (address: string) => Refusal | undefined;
  /** `drop` closes the connection after the whole message, without an answer. */
  onMessage: (to: readonly string[]) => MessageAnswer | Promise<MessageAnswer>;
};

const willing: Behaviour = { onRecipient: () => undefined, onMessage: () => undefined };

const password = 'smtp p@ss/word%';

function refused({ status, reply }: Refusal): Error {
  return Object.assign(new Error(reply), { responseCode: status });
}

/** A local mail server that requires a password, and can be stopped and restarted on its port. */
export class MailServer {
  readonly received: ReceivedMail[] = [];
  behaviour: Behaviour = willing;
  #server: SMTPServer | undefined;
  #silent: { server: Server; sockets: Set<Socket> } | undefined;

  private constructor(readonly port: number) {}

  static async start(): Promise<MailServer> {
    const server = new MailServer(await freePort());
    await server.open();
    return server;
  }

  get url(): string {
    return `smtp://site:${encodeURIComponent(password)}@127.0.0.1:${this.port}`;
  }

  async open(behaviour: Partial<Behaviour> = {}): Promise<void> {
    await this.close();
    this.behaviour = { ...willing, ...behaviour };
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      closeTimeout: 1,
      logger: false,
      onAuth: (auth, _session, answer) => {
        const right = auth.username === 'site' && auth.password === password;
        answer(right ? null : refused({ status: 535, reply: 'Wrong password' }), { user: 'site' });
      },
      onRcptTo: ({ address }, _session, answer) => {
        const refusal = this.behaviour.onRecipient(address);
        answer(refusal ? refused(refusal) : null);
      },
      onData: (stream, session, answer) => {
        void text(stream).then(
          (raw) => this.#take(raw, session, answer),
          // The sender is gone in the middle of its message: there is nothing to keep, and nobody to answer.
          () => undefined,
        );
      },
    });
    server.on('error', () => {});
    this.#server = server;
    await once(server.listen(this.port, '127.0.0.1'), 'listening');
  }

  /** Refuses new connections and breaks open ones. */
  async close(): Promise<void> {
    const [server, silent] = [this.#server, this.#silent];
    this.#server = undefined;
    this.#silent = undefined;
    if (server) await new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of silent?.sockets ?? []) socket.destroy();
    if (silent) await new Promise<void>((resolve) => silent.server.close(() => resolve()));
  }

  /** Accepts connections without ever answering; resolves on the first one. */
  async hang(): Promise<{ called: Promise<unknown> }> {
    await this.close();
    const sockets = new Set<Socket>();
    const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
    this.#silent = { server, sockets };
    const called = once(server, 'connection');
    await once(server.listen(this.port, '127.0.0.1'), 'listening');
    return { called };
  }

  /** Resolves with the mails to this address once there are this many. */
  async mailsTo(address: string, count: number): Promise<ReceivedMail[]> {
    return vi.waitFor(
      () => {
        const mails = this.received.filter(({ to }) => to.includes(address));
        if (mails.length < count) throw new Error(`${mails.length} of ${count} mails came to ${address}`);
        return mails;
      },
      { timeout: 60_000, interval: 50 },
    );
  }

  async #take(raw: string, session: SMTPServerSession, answer: (error?: Error | null) => void): Promise<void> {
    const to = session.envelope.rcptTo.map(({ address }) => address);
    const outcome = await this.behaviour.onMessage(to);
    if (outcome === 'drop') {
      for (const connection of this.#server?.connections ?? []) connection.close();
      return;
    }
    if (outcome) {
      answer(refused(outcome));
      return;
    }
    const sender = session.envelope.mailFrom;
    this.received.push({ from: sender ? sender.address : '', to, raw, mail: await PostalMime.parse(raw) });
    answer(null);
  }
}
