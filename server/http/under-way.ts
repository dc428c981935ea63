import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

const underWayOf = new WeakMap<Server, Set<Promise<unknown>>>();

/** Returns the result of a handler, which counts as running until then. */
export async function countedIn<T>(
  { server }: Pick<FastifyInstance, 'server'>,
  handler: Promise<T>,
): Promise<T> {
  const underWay = underWayOf.get(server) ?? new Set();
  underWayOf.set(server, underWay);
  underWay.add(handler);
  return await handler.finally(() => underWay.delete(handler));
}

/** Resolves when no handler is running. A closed app has answered everybody who still waited, but a handler whose caller hung up may be in the middle of a write (START-8). */
export async function handlersEnded({ server }: Pick<FastifyInstance, 'server'>): Promise<void> {
  const underWay = underWayOf.get(server) ?? [];
  // A set is iterated including what is added meanwhile, so this also waits for handlers that begin later.
  for (const handler of underWay) await Promise.allSettled([handler]);
}
