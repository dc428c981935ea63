import fc from 'fast-check';
import { expect, test } from 'vitest';
import { damagedDocuments } from './damaged.ts';
import { openDocument, readDocument } from '../../server/exchange/documents/read-document.ts';
import { Refused } from '../../server/exchange/documents/base/refused.ts';

// IMPORT-8
test('randomly damaged documents of every kind are read, or refused in a sentence', async () => {
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
