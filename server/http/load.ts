import { fastifyUnderPressure } from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { ApiError } from './api-error.ts';
import { networkOfRequest } from './attempts.ts';
import { sendApiError } from './errors.ts';

/** So much at once, and as much again over so many seconds, evenly. */
type Rate = { most: number; seconds: number };

/** Clients in memory; beyond them the one that was quiet for longest is forgotten, and has all again. */
const MAX_CLIENTS = 50_000;

/** What clients have left of an allowance. `at` is the present in milliseconds. */
export function tokenBuckets({ most, seconds }: Rate) {
  const perMs = most / (seconds * 1000);
  const clients = new Map<string, { left: number; at: number }>();

  const leftOf = (client: string, at: number): number => {
    const last = clients.get(client);
    if (!last) return most;
    last.at = Math.min(last.at, at);
    return Math.min(most, last.left + (at - last.at) * perMs);
  };
  return {
    secondsUntil: (client: string, amount: number, at: number): number => {
      const missing = amount - leftOf(client, at);
      return missing <= 0 ? 0 : Math.ceil(missing / perMs / 1000);
    },
    spend: (client: string, amount: number, at: number): void => {
      const left = leftOf(client, at) - amount;
      clients.delete(client);
      clients.set(client, { left, at });
      if (clients.size > MAX_CLIENTS) clients.delete(clients.keys().next().value ?? '');
    },
  };
}

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
