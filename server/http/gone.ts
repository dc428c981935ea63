import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The reason for ending work whose caller hung up. It is no fault of the server, and nobody reads an answer. */
export class Gone extends Error {
  constructor() {
    super('The connection was closed.');
  }
}

// Each connection has one signal, since many requests may share a connection and all end with it.
const known = new WeakMap<Socket, AbortSignal>();

/** Returns a signal that aborts when the connection of a request is closed, since nobody then waits for the answer (API-24). */
export function goneOf({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): AbortSignal {
  const found = known.get(socket);
  if (found) return found;
  const leaving = new AbortController();
  known.set(socket, leaving.signal);
  const hangUp = () => leaving.abort(new Gone());
  if (socket.destroyed) hangUp();
  else socket.once('close', hangUp);
  return leaving.signal;
}

/** Returns the result of the promise; throws the signal's reason once that aborts. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  return await Promise.race([work, promise]).finally(() =>
    signal.removeEventListener('abort', abort),
  );
}
