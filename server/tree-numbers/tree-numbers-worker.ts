import type { WorkerRequest } from '../db/reading/reading-thread.ts';
import { sentError } from '../db/failures/across-threads.ts';
import { threadSource } from '../db/thread-source.ts';
import type { Question } from './reader.ts';
import { countTree } from './reads.ts';

// Counting the walks of years takes seconds, so this thread has its own connection and nobody waits.
const { port, source } = threadSource();

port.on('message', ({ number, question: { selection, drawn } }: WorkerRequest<Question>) => {
  void countTree(source, selection, drawn).then(
    (answer) => port.postMessage({ number, answer }, []),
    (error: unknown) => port.postMessage({ number, error: sentError(error) }, []),
  );
});
