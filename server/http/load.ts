import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { ApiError } from './api-error.ts';
import { sendApiError } from './errors.ts';

/** The limit of a client: how much it may use at once, and the seconds in which all of that becomes available again, evenly. */
export type Rate = { most: number; seconds: number };

/** The most clients that are remembered. Above that, the client that has been quiet longest is forgotten, and so has its full allowance again. */
const MAX_CLIENTS = 50_000;

/** Makes a record of the allowance that each client has left. `at` is the present time in milliseconds. */
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

/** The number of slow seconds in a row that mean too much load. A single slow second may be the start of the server, or a machine that was asleep. */
const LASTING = 2;

/** Makes a function that is called each second with the mean delay of its timers in milliseconds. It returns true while the server gets more requests than it can serve. */
export function overload(worstDelay: number): (delay: number) => boolean {
  let slow = 0;
  return (delay) => {
    slow = delay > worstDelay ? slow + 1 : 0;
    return slow >= LASTING;
  };
}

/** The milliseconds between the timers whose delay is measured. */
const RESOLUTION = 10;

/** Rejects requests while the server is overloaded, so that it can serve those that it accepts (API-30). */
export function shedLoad(app: FastifyInstance, worstDelay: number): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  delays.enable();
  const judge = overload(worstDelay);
  let isOverloaded = false;
  const timer = setInterval(() => {
    isOverloaded = judge(delays.mean / 1e6 - RESOLUTION);
    delays.reset();
  }, 1_000).unref();
  app.addHook('onRequest', (_request, reply, done) => {
    if (isOverloaded) sendApiError(reply, new ApiError('UNAVAILABLE', { retryAfter: 5 }));
    else done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer);
    delays.disable();
    done();
  });
}
