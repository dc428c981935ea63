import fc from 'fast-check';
import type { CompiledQuery } from 'kysely';
import { expect, test } from 'vitest';
import { copyOf, rowsIn } from './copied-rows.ts';

const LETTERS: Record<string, string> = {
  '\\': '\\\\',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

const written = (cell: string | null) =>
  cell === null ? '\\N' : cell.replaceAll(/[\\\b\f\n\r\t\v]/g, (letter) => LETTERS[letter] ?? '');

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let from = 0; from < bytes.length; from += size) {
    yield await Promise.resolve(bytes.subarray(from, from + size));
  }
}

// ANALYTICS-13
test('every cell is read as it is stored, wherever the pieces end', async () => {
  const cell = fc.option(
    fc.string({ unit: fc.constantFrom(...Array.from('\\N\n\r\t\b\v\fnx€😀\uFEFF')), maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell)), fc.nat({ max: 9 }), async (rows, size) => {
      const text = rows.map((row) => `${row.map(written).join('\t')}\n`).join('');
      const parts = rowsIn(inPieces(new TextEncoder().encode(text), size + 1));
      expect((await Array.fromAsync(parts)).flat()).toEqual(rows);
    }),
  );
});

test('what rows are chosen by stands in the statement as text', () => {
  const query = {
    sql: 'select a from b where c = $1 and d >= $2',
    parameters: ["O'Neil \\", '$1'],
  };
  expect(copyOf(query as unknown as CompiledQuery)).toBe(
    `copy (select a from b where c =  E'O''Neil \\\\' and d >= '$1') to stdout`,
  );
});
