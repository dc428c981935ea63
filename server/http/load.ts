import { fastifyRateLimit } from '@fastify/rate-limit';
import { fastifyUnderPressure } from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { sendApiError } from './errors.ts';
import { ApiError } from './api-error.ts';

/**
 * Posts from one address to one endpoint: 1,200 a minute, 2,400 at once. A whole campus may share
 * one address, and every phone sends what it stored when the network is back.
 */
const PUBLIC_WRITES = { max: 2_400, timeWindow: 120_000 };

/** Limits the public writes by address; a phone that has to wait still has its records (ACCESS-8). */
export async function limitPublicWrites(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', ({ config }) => {
    if (config?.endpoint?.keyed && config.endpoint.access === 'open')
      config.rateLimit = PUBLIC_WRITES;
  });
  await app.register(fastifyRateLimit, {
    global: false,
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () => new ApiError('TOO_MANY_REQUESTS'),
  });
}

/** Rejects requests while the server is overloaded, so that those it accepts are served. */
export async function shedLoad(app: FastifyInstance, worstDelay: number): Promise<void> {
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: worstDelay,
    pressureHandler: (_request, reply) => {
      sendApiError(reply, new ApiError('UNAVAILABLE', { retryAfter: 5 }));
    },
  });
}
