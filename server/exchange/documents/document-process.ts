import type { SourceDocument } from '#core/import/source.ts';
import { readDocument, type SentDocument } from './read-document.ts';
import { Refused, type Refusal } from './refused.ts';

/** The answer of the process about its document. */
export type DocumentAnswer = { read: SourceDocument } | { refused: Refusal };

function answerTo(sent: SentDocument): DocumentAnswer {
  try {
    return { read: readDocument(sent) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.why };
    // Stacks and texts that are too long for the program are too much of the document.
    if (error instanceof RangeError) return { refused: 'TOO_MUCH' };
    throw error;
  }
}

// It reads one document, and ends.
process.once('message', (sent: SentDocument) => {
  process.send?.(answerTo(sent), undefined, undefined, () => process.disconnect?.());
});
