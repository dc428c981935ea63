import { parentPort, workerData } from 'node:worker_threads';
import { readDocument, type SentDocument } from './read-document.ts';
import { Refused, type Refusal } from './refused.ts';
import type { SourceDocument } from '#core/import/source.ts';

/** What the thread says of a document. */
export type ThreadAnswer = { read: SourceDocument } | { refused: Refusal };

function answer(): ThreadAnswer {
  try {
    return { read: readDocument(workerData as SentDocument) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.why };
    // Stacks and texts that are too long for the program are too much of the document.
    if (error instanceof RangeError) return { refused: 'TOO_MUCH' };
    throw error;
  }
}

parentPort?.postMessage(answer(), []);
