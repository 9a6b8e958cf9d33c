import type { FastifyInstance } from 'fastify';

/** Answers under way may take this long once the server was told to stop. */
const patience = 10_000;

/** Told to stop, the server takes no new connections, finishes what it is answering, and ends. */
export function stopGracefully(app: FastifyInstance): void {
  const stop = () => {
    setTimeout(() => process.exit(1), patience).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
