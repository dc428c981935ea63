import type { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** An error that means that the caller hung up, so the work for them ends. The server did nothing wrong, and nobody reads an answer. */
export class Gone extends Error {
  constructor() {
    super('The connection was closed.');
  }
}

// All requests of a connection share one signal, since they all end with it.
const known = new WeakMap<Socket, AbortSignal>();

/** Returns a signal that aborts when the connection of a request closes, since then nobody waits for the answer (API-24). */
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

/** Returns the result of a promise, or throws the signal's reason if the signal aborts first. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason as Error);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort);
  return await Promise.race([work, promise]).finally(() =>
    signal.removeEventListener('abort', abort),
  );
}
