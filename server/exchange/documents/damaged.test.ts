import fc from 'fast-check';
import { expect, test } from 'vitest';
import { damagedDocuments } from '../../test/damaged-documents.ts';
import { openDocument, readDocument } from './read-document.ts';
import { Refused } from './refused.ts';

// IMPORT-8
test('documents of every kind that are damaged at random are read, or refused in a sentence', async () => {
  await fc.assert(
    fc.asyncProperty(damagedDocuments(), async (sent) => {
      try {
        expect(readDocument(await openDocument(sent)).blocks.length).toBeGreaterThan(0);
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
      }
    }),
    { numRuns: 200 },
  );
});
