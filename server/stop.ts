import type { FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';

/** Milliseconds in which requests on their way may finish (design 2). */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/**
 * Stops the server once: no new connection, 503 on open ones, requests on their way finished, the
 * database closed. Answers when all that is done.
 */
export function gracefulShutdown(app: FastifyInstance, { db, log }: Deps): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  // A kept-alive connection would hold the stop up for as long as its owner likes.
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  const stop = async () => {
    log.info('stopping');
    const impatient = setTimeout(() => app.server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    await app.close();
    clearTimeout(impatient);
    await db.close();
    log.info('stopped');
  };
  return () => (stopping ??= stop());
}

/**
 * Stops on a signal, and on an error nobody caught, which alone makes the exit status 1. A signal
 * may come more than once: Ctrl-C reaches npm's whole group, and npm passes it on as well.
 */
export function stopOnSignals(stop: () => Promise<void>, { log }: Deps): void {
  const end = (status: number) =>
    void stop().then(
      () => process.exit(status),
      (error: unknown) => {
        log.fatal(error);
        process.exit(1);
      },
    );
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal(error);
      end(1);
    });
  }
}
