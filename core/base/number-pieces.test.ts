import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberPieces } from './number-pieces.ts';

// CONTACT-12
test.each([
  ['Call 777-0142 now', ['Call 777-0142 now']],
  ['اتصل', ['اتصل']],
  ['اتصل 777-0142 أو (555) 01 42', ['اتصل ', '777-0142', ' أو ', '(555) 01 42', '']],
  ['قبل 9:30 أو 24/7 أو 1,000', ['قبل ', '9:30', ' أو ', '24/7', ' أو ', '1,000', '']],
  ['אחרי 10:30: 777-0142, 777-0143', ['אחרי ', '10:30', ': ', '777-0142', ', ', '777-0143', '']],
  ['+44 20 7946 0000 חייגו', ['', '+44 20 7946 0000', ' חייגו']],
])('splits the numbers off %s', (text, pieces) => expect(numberPieces(text)).toEqual(pieces));

// CONTACT-12
test('the pieces add up to the text, and every second one is a number', () => {
  const words = fc.array(fc.constantFrom('اتصل', 'חייגו', 'Call', ' ', '7', '+44', '-', '(', '.'));
  fc.assert(
    fc.property(words, (some) => {
      const pieces = numberPieces(some.join(''));
      expect(pieces.join('')).toBe(some.join(''));
      for (const [index, piece] of pieces.entries()) {
        if (index % 2 === 1) expect(piece).toMatch(/^[+(]?\d.*\d$/);
      }
    }),
  );
});
