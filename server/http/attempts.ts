import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { networkOf } from './network/address.ts';
import { ApiError } from './api-error.ts';
import { consumeAttempt, type Counter } from '../auth/rate-limit.ts';

/** Counts an attempt before anything is looked up or hashed; throws if there were too many. */
export async function assertAttemptsLeft(
  config: Pick<Config, 'rateLimit'>,
  deps: Deps,
  counters: readonly Counter[],
): Promise<void> {
  if (!config.rateLimit) return;
  const retryAfter = await consumeAttempt(deps.db, counters, deps.now());
  if (retryAfter > 0) throw new ApiError('TOO_MANY_REQUESTS', { retryAfter });
}

/** Returns the network of an attempt: the sender's as far as trusted proxies name it, otherwise the connection's (ACCESS-17). */
export function networkOfRequest({ ip, socket }: FastifyRequest): string {
  return networkOf(ip) ?? networkOf(socket.remoteAddress ?? '') ?? '';
}
