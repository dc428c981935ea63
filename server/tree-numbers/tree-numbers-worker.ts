import type { WorkerRequest } from '../db/reading/reading-thread.ts';
import { sentError } from '../db/failures/across-threads.ts';
import { threadSource } from '../db/thread-source.ts';
import type { Question } from './reader.ts';
import { countTree } from './reads.ts';

// Counting the walks of years takes seconds: on its own thread and connection nobody waits for it.
const { port, source } = threadSource();

port.on('message', ({ number, question: { selection, drawn } }: WorkerRequest<Question>) => {
  void countTree(source, selection, drawn).then(
    (answer) => port.postMessage({ number, answer }, []),
    (error: unknown) => port.postMessage({ number, error: sentError(error) }, []),
  );
});
