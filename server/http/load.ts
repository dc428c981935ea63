import { fastifyUnderPressure } from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { sendApiError } from './errors.ts';

/** An allowance at once, and the same again evenly over these seconds. */
export type Rate = { most: number; seconds: number };

/** Clients in memory; beyond them the one that was quiet for longest is forgotten, and has all again. */
const MAX_CLIENTS = 50_000;

/** Keeps the rest of each client's allowance. `at` is the present in milliseconds. */
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

/** Rejects requests while the server is overloaded, so that those it accepts are served. */
export async function shedLoad(app: FastifyInstance, worstDelay: number): Promise<void> {
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: worstDelay,
    pressureHandler: (_request, reply) => {
      sendApiError(reply, new ApiError('UNAVAILABLE', { retryAfter: 5 }));
    },
  });
}
