import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SourceDocument } from '#core/import/source.ts';
import { Stopped } from '../../db/failures/unavailable.ts';
import type { ThreadAnswer } from './document-thread.ts';
import type { SentDocument } from './read-document.ts';
import type { Refusal } from './refused.ts';

/** Milliseconds that reading a document may take, and megabytes of the thread that does. */
const LONGEST = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Reads documents, each on a thread of its own that ends with it, so that nobody waits for what is in one (IMPORT-8). */
export function documentReading() {
  const threads = new Set<Worker>();
  let isStopped = false;
  return {
    /** What stands in a document, or why it is refused; what takes too long or too much memory is too much. */
    read: async (
      { name, bytes }: SentDocument,
      gone: AbortSignal,
    ): Promise<SourceDocument | Refusal> => {
      if (isStopped) throw new Stopped();
      const thread = new Worker(new URL('./document-thread.ts', import.meta.url), {
        workerData: { name, bytes } satisfies SentDocument,
        resourceLimits: MEMORY,
      });
      threads.add(thread);
      const signal = AbortSignal.any([gone, AbortSignal.timeout(LONGEST)]);
      try {
        const [answer] = (await once(thread, 'message', { signal })) as [ThreadAnswer];
        return 'read' in answer ? answer.read : answer.refused;
      } catch (error) {
        if (isStopped) throw new Stopped();
        gone.throwIfAborted();
        if (signal.aborted || isOutOfMemory(error)) return 'TOO_MUCH';
        throw error;
      } finally {
        threads.delete(thread);
        await thread.terminate();
      }
    },
    stop: async (): Promise<void> => {
      isStopped = true;
      await Promise.all(Array.from(threads, async (thread) => await thread.terminate()));
    },
  };
}
