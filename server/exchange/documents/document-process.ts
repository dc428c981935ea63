import { Worker } from 'node:worker_threads';
import type { SourceDocument } from '#core/import/paragraphs/source.ts';
import { isPdf, openDocument, readDocument, type SentDocument } from './read-document.ts';
import { Refused, type Refusal } from './base/refused.ts';

export type DocumentAnswer = { read: SourceDocument } | { refused: Refusal };

/** The most bytes that the process may take to read a PDF. The program itself takes some 100 MB of them. */
const MEMORY = 384 * 1024 * 1024;

async function answerTo(sent: SentDocument): Promise<DocumentAnswer> {
  try {
    return { read: readDocument(await openDocument(sent)) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.why };
    // A RangeError means that a text was too long or nested too deep for Node.js, so the document is too large.
    if (error instanceof RangeError) return { refused: 'NO_ROOM' };
    throw error;
  }
}

// The process reads one document, and then ends.
process.once('message', (sent: SentDocument) => {
  if (isPdf(sent))
    new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: MEMORY }).unref();
  void answerTo(sent).then((answer) =>
    process.send?.(answer, undefined, undefined, () => process.disconnect?.()),
  );
});
