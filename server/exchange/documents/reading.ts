import { fork, type ChildProcess } from 'node:child_process';
import type { SourceDocument } from '#core/import/paragraphs/source.ts';
import { Stopped } from '../../db/failures/unavailable.ts';
import type { DocumentAnswer } from './document-process.ts';
import type { SentDocument } from './read-document.ts';
import type { Refusal } from './base/refused.ts';

/** The milliseconds that reading a document may take, and the megabytes that its process may use. */
const LONGEST = 10_000;
const MEGABYTES = 128;

/** Starts a process for one document. It gets no environment, which contains secrets, and may not write files, start processes or use the network. */
const startReader = (): ChildProcess =>
  fork(new URL('./document-process.ts', import.meta.url), {
    execArgv: [
      `--max-old-space-size=${MEGABYTES}`,
      '--max-semi-space-size=8',
      '--permission',
      '--allow-fs-read=*',
      '--allow-worker',
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

/** Returns a reader's answer. If a signal ended the reader before its time was up, it ran out of memory. */
async function answerOf(reader: ChildProcess, sent: SentDocument): Promise<DocumentAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<DocumentAnswer>();
  reader.once('message', (answer: DocumentAnswer) => resolve(answer));
  reader.once('error', reject);
  reader.once('exit', (code, signal) => {
    if (signal === null) reject(new Error(`Reading the document failed with ${code}.`));
    else resolve({ refused: 'NO_ROOM' });
  });
  // If the system had no handle left for the process, the process has no channel and says so by its error (DATA-13). If it has already ended, its end tells why.
  if (reader.connected) reader.send(sent, () => undefined);
  return await promise;
}

/** Makes a function that reads each document in a process of its own (IMPORT-8). Nobody has to wait for another's document, and a document that needs too much memory cannot end the server. */
export function documentReading() {
  const readers = new Set<ChildProcess>();
  let isStopped = false;
  return {
    read: async (sent: SentDocument, gone: AbortSignal): Promise<SourceDocument | Refusal> => {
      gone.throwIfAborted();
      if (isStopped) throw new Stopped();
      const reader = startReader();
      readers.add(reader);
      const kill = () => reader.kill('SIGKILL');
      const { promise: late, resolve: endPatience } = Promise.withResolvers<DocumentAnswer>();
      const patience = setTimeout(() => endPatience({ refused: 'TOO_SLOW' }), LONGEST);
      gone.addEventListener('abort', kill);
      try {
        const answer = await Promise.race([answerOf(reader, sent), late]);
        if (isStopped) throw new Stopped();
        gone.throwIfAborted();
        return 'read' in answer ? answer.read : answer.refused;
      } finally {
        clearTimeout(patience);
        gone.removeEventListener('abort', kill);
        readers.delete(reader);
        kill();
      }
    },
    stop: (): void => {
      isStopped = true;
      for (const reader of readers) reader.kill('SIGKILL');
    },
  };
}
