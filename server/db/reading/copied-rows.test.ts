import fc from 'fast-check';
import type { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { copyOf, linesIn } from './copied-rows.ts';

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) {
    yield await Promise.resolve(bytes.subarray(from, from + size));
  }
}

// ANALYTICS-13
test('lines are whole, no matter where the chunks end', async () => {
  const letters = fc.string({ unit: fc.constantFrom('x', '\t', '\\', '€', '😀'), maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(letters), fc.nat({ max: 9 }), async (rows, size) => {
      const text = rows.map((row) => `${row}\n`).join('');
      const parts = await Array.fromAsync(linesIn(inPieces(Buffer.from(text), size + 1)));
      expect(Buffer.concat(parts).toString()).toBe(text);
      for (const part of parts) expect(part.toString()).toMatch(/\n$/);
    }),
  );
});

test('the filter values are text in the statement', () => {
  const query = {
    sql: 'select a from b where c = $1 and d >= $2',
    parameters: ["O'Neil \\", '$1'],
  };
  expect(copyOf(query as unknown as CompiledQuery)).toBe(
    `copy (select a from b where c =  E'O''Neil \\\\' and d >= '$1') to stdout`,
  );
});
