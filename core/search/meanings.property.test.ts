import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMeanings } from './meanings.ts';

// SEARCH-15
test('any bytes that are not a table are refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 3000 }), (bytes) => {
      // The length of a table follows from its counts: chance hardly meets it.
      expect(() => readMeanings(Uint8Array.from(bytes).buffer)).toThrow(RangeError);
    }),
  );
});
