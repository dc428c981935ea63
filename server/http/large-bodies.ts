import type { FastifyReply, FastifyRequest } from 'fastify';
import { fairSemaphore } from '../base/fair-semaphore.ts';
import { goneOf, unlessAborted } from './gone.ts';

/** Large bodies take turns, because each is held in memory as a whole before it is parsed, and may take a long time to arrive. */
const turns = fairSemaphore({ atOnce: 6, each: 2, waiting: 64 });

const ends = new WeakMap<FastifyRequest, () => void>();

/** Waits until it is the turn of this request's large body. Until then the server reads nothing from the sender (API-29). */
export async function beginLargeBody(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const begun = Promise.withResolvers<void>();
  const { promise: arrived, resolve: end } = Promise.withResolvers<void>();
  const caller = { client: request.admin?._id ?? '', gone: goneOf(request) };
  const turn = turns.run(caller, async (signal) => {
    begun.resolve();
    await unlessAborted(arrived, signal);
  });
  // If the turn is refused before it begins, the caller of this function gets the error. After that, a closed connection is enough.
  turn.catch(begun.reject);
  ends.set(request, end);
  // Nothing else says that a refused body is over.
  reply.raw.once('close', end);
  await begun.promise;
}

/** Ends the turn of a body that has arrived. */
export function endLargeBody(request: FastifyRequest): void {
  ends.get(request)?.();
}
