import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { API } from '#core/api/api.ts';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from '../http/api-error.ts';
import { handlersEnded } from '../http/under-way.ts';

/** The ms that requests under way have to finish (START-8). */
const REQUESTS_LIMIT_MS = 8_000;

/** The ms after which the process ends even if something holds it up, such as a database that does not answer. */
const END_LIMIT_MS = 9_000;

type Drain = Pick<Config, 'drainSeconds'>;

/**
 * Drains the traffic that a proxy sends here (CLUSTER-7). At first only the health check reports the stop;
 * then the server accepts nothing new, and each answer is the last of its connection. An idle connection is
 * left to the proxy, which may have just sent a request over it.
 */
async function drain(server: Server, seconds: number, isLast: () => void): Promise<void> {
  await pause(seconds * 1000);
  isLast();
  // The close of an HTTP server would close idle connections too.
  const closed = new Promise<void>((resolve) => {
    Server.prototype.close.call(server, () => resolve());
  });
  await Promise.race([closed, pause(seconds * 1000)]);
}

/** Stops once: it drains, accepts no new connections, answers 503 on open ones, lets requests under way finish, and closes the database. */
export function gracefulShutdown(
  app: FastifyInstance,
  { db, log, tracing }: Deps,
  { drainSeconds }: Drain,
): () => Promise<void> {
  let stopping: Promise<void> | undefined;
  let isLast = drainSeconds === 0;
  app.addHook('onRequest', (request, _reply, done) => {
    // The options of a route are a new object each time they are read.
    const isHealth = stopping && request.routeOptions.config.endpoint === API.health;
    const detail = 'The server is stopping.';
    done(isHealth ? new ApiError('UNAVAILABLE', { detail, retryAfter: 5 }) : undefined);
  });
  // A keep-alive connection would delay the stop for as long as its client likes.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping && isLast) reply.header('connection', 'close');
    done(null, payload);
  });
  const stop = async () => {
    log.info('stopping');
    if (drainSeconds > 0) await drain(app.server, drainSeconds, () => (isLast = true));
    const timeout = setTimeout(() => app.server.closeAllConnections(), REQUESTS_LIMIT_MS);
    await app.close();
    await handlersEnded(app);
    clearTimeout(timeout);
    await db.close();
    await tracing?.close();
    log.info('stopped');
  };
  return () => (stopping ??= stop());
}

/** Stops on signals with status 0, on an uncaught error with 1. Ctrl-C comes twice: to the process group, and from npm. */
export function stopOnSignals(
  stop: () => Promise<void>,
  { log }: Pick<Deps, 'log'>,
  { drainSeconds }: Drain,
): void {
  const end = (status: number) => {
    // Requests that were still under way were not acknowledged.
    const giveUp = () => {
      log.warn('stopped before everything was finished');
      process.exit(status);
    };
    setTimeout(giveUp, END_LIMIT_MS + 2 * drainSeconds * 1000).unref();
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
