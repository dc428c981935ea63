import type { FastifyReply, FastifyRequest } from 'fastify';
import { fairSemaphore } from '../base/fair-semaphore.ts';
import { goneOf, unlessAborted } from './gone.ts';

/** A body is whole in memory before it is parsed, and may take as long to arrive as the server waits for any. */
const turns = fairSemaphore({ atOnce: 6, each: 2, waiting: 64 });

const ends = new WeakMap<FastifyRequest, () => void>();

/** Waits until the large body of this request may arrive. Until then the server does not read from its sender (API-29). */
export async function beginLargeBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const { promise: arrived, resolve: end } = Promise.withResolvers<void>();
  const caller = { client: request.admin?._id ?? '', gone: goneOf(request) };
  const turn = turns.run(caller, async (signal) => {
    begun.resolve();
    await unlessAborted(arrived, signal);
  });
  // The caller that waits for its beginning hears about a refusal; later the connection tells.
  turn.catch(begun.reject);
  ends.set(request, end);
  // A body that is refused is not heard of otherwise.
  reply.raw.once('close', end);
  await begun.promise;
}

/** Passes the turn on after the body has arrived. */
export function endLargeBody(request: FastifyRequest): void {
  ends.get(request)?.();
}
