import type { FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { Deps } from '../base/deps.ts';
import { networkOf } from './network/address.ts';
import { ApiError } from './api-error.ts';
import { consumeAttempt, type Counter } from '../auth/rate-limit.ts';

/** Counts an attempt before the server looks anything up or hashes anything, and throws if there were too many. */
export async function assertAttemptsLeft(
  config: Pick<Config, 'rateLimit'>,
  deps: Deps,
  counters: readonly Counter[],
): Promise<void> {
  if (!config.rateLimit) return;
  const retryAfter = await consumeAttempt(deps.db, counters, deps.now());
  if (retryAfter > 0) throw new ApiError('TOO_MANY_REQUESTS', { retryAfter });
}

/** Returns the network from which an attempt comes: the sender's if a trusted proxy names it, otherwise that of the connection (ACCESS-17). */
export function networkOfRequest({ ip, socket }: FastifyRequest): string {
  return networkOf(ip) ?? networkOf(socket.remoteAddress ?? '') ?? '';
}
