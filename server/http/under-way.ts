import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const underWayOf = new WeakMap<Server, Set<Promise<unknown>>>();

/** Returns the result of the handler, which counts as under way until then. */
export async function countedIn<T>(
  { server }: Pick<FastifyInstance, 'server'>,
  handler: Promise<T>,
): Promise<T> {
  const underWay = underWayOf.get(server) ?? new Set();
  underWayOf.set(server, underWay);
  underWay.add(handler);
  return await handler.finally(() => underWay.delete(handler));
}

/**
 * Resolves when no handler is running. A closed app has answered everybody who still waits, but a handler
 * whose caller hung up may still be in the middle of a write (START-8).
 */
export async function handlersEnded({ server }: Pick<FastifyInstance, 'server'>): Promise<void> {
  const underWay = underWayOf.get(server) ?? [];
  // Goes on to those that begin meanwhile.
  for (const handler of underWay) await Promise.allSettled([handler]);
}
