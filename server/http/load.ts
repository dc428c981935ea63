import { fastifyUnderPressure } from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { tokenBuckets } from './token-buckets.ts';
import { ApiError } from './api-error.ts';
import { networkOfRequest } from './attempts.ts';
import { sendApiError } from './errors.ts';

/** The largest public write, 200 steps with texts and 10,000 characters of feedback, takes some 100 KB. */
const PUBLIC_BODY_BYTES = 128 * 1024;

/** A whole campus may share an address and send all it stored at once: 900 records of 70 KB fit, 192 MB a day. */
const RECORDS = { most: 2_400, seconds: 120 };
const BYTES = { most: 64 * 1024 * 1024, seconds: 12 * 3_600 };

/** The bytes that a request says it has; of one that does not say, the most it may have. */
function bytesOf({ headers }: FastifyRequest): number {
  const bytes = Number(headers['content-length'] ?? PUBLIC_BODY_BYTES);
  return Math.min(bytes, PUBLIC_BODY_BYTES);
}

/** Limits the public writes by address; a phone that has to wait still has its records (ACCESS-8, ACCESS-13). */
export function limitPublicWrites(
  app: FastifyInstance,
  { rateLimit }: Pick<Config, 'rateLimit'>,
  { now }: Pick<Deps, 'now'>,
): void {
  const records = tokenBuckets(RECORDS);
  const bytes = tokenBuckets(BYTES);
  const secondsToWait = (request: FastifyRequest): number => {
    const [client, size, at] = [networkOfRequest(request), bytesOf(request), now().getTime()];
    const seconds = Math.max(
      records.secondsUntil(client, 1, at),
      bytes.secondsUntil(client, size, at),
    );
    if (seconds > 0) return seconds;
    records.spend(client, 1, at);
    bytes.spend(client, size, at);
    return 0;
  };
  app.addHook('onRoute', (route) => {
    const endpoint = route.config?.endpoint;
    if (!endpoint?.keyed || endpoint.access !== 'open') return;
    route.bodyLimit = PUBLIC_BODY_BYTES;
    if (!rateLimit) return;
    route.onRequest = (request, _reply, done) => {
      const retryAfter = secondsToWait(request);
      done(retryAfter > 0 ? new ApiError('TOO_MANY_REQUESTS', { retryAfter }) : undefined);
    };
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
