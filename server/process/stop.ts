import type { FastifyInstance } from 'fastify';
import type { Deps } from '../base/deps.ts';

/** How long requests in flight may take to finish (START-8). */
const REQUESTS_LIMIT_MS = 8_000;

/** When the process ends though something, such as a database that does not answer, holds it up. */
const END_LIMIT_MS = 9_000;

/** Stops once: no new connections, 503 on open ones, in-flight requests finish, then the database closes. */
export function gracefulShutdown(app: FastifyInstance, { db, log }: Deps): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  // A keep-alive connection would delay the stop for as long as its client likes.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  const stop = async () => {
    log.info('stopping');
    const timeout = setTimeout(() => app.server.closeAllConnections(), REQUESTS_LIMIT_MS);
    await app.close();
    clearTimeout(timeout);
    await db.close();
    log.info('stopped');
  };
  return () => (stopping ??= stop());
}

/** Stops on signals with status 0, on an uncaught error with 1. Ctrl-C comes twice: to the process group, and from npm. */
export function stopOnSignals(stop: () => Promise<void>, { log }: Deps): void {
  const end = (status: number) => {
    // What it was still doing was not acknowledged.
    const giveUp = () => {
      log.warn('stopped before everything was finished');
      process.exit(status);
    };
    setTimeout(giveUp, END_LIMIT_MS).unref();
    void stop().then(
      () => process.exit(status),
      (error: unknown) => {
        log.fatal(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => end(0));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log.fatal(error);
      end(1);
    });
  }
}
