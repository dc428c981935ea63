import { Worker } from 'node:worker_threads';
import type { SourceDocument } from '#core/import/paragraphs/source.ts';
import { isPdf, openDocument, readDocument, type SentDocument } from './read-document.ts';
import { Refused, type Refusal } from './base/refused.ts';

export type DocumentAnswer = { read: SourceDocument } | { refused: Refusal };

/** Bytes that the process of a PDF may take, its program's some 100 MB among them. */
const MEMORY = 384 * 1024 * 1024;

async function answerTo(sent: SentDocument): Promise<DocumentAnswer> {
  try {
    return { read: readDocument(await openDocument(sent)) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.why };
    // Stacks and texts that are too long for the program are too much of the document.
    if (error instanceof RangeError) return { refused: 'NO_ROOM' };
    throw error;
  }
}

// It reads one document, and ends.
process.once('message', (sent: SentDocument) => {
  if (isPdf(sent))
    new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: MEMORY }).unref();
  void answerTo(sent).then((answer) =>
    process.send?.(answer, undefined, undefined, () => process.disconnect?.()),
  );
});
