import { expect, test } from 'vitest';
import { lineBlock } from '#core/import/source.ts';
import { compared } from './compared.ts';
import { readOutcome } from './outcome.ts';

test('a word that comes twice and is read once is lost once', () => {
  const outcome = readOutcome('= Leak\n1 do: Close the valve.\n2 do: Close the door.\n');
  const lostOf = (...lines: readonly string[]) =>
    compared(
      outcome,
      [],
      lines.map((text) => lineBlock(text)),
    ).lost;
  expect(lostOf('Leak', 'Close the valve.', 'Close the door.')).toBe(0);
  expect(lostOf('Leak', 'Close the valve.', 'door.')).toBe(2);
});
